import { cx } from "../lib/cx"
import { addressSteps, DESCRIPTION_SHOWN, shownPart, TITLE_SHOWN } from "./snippet"

export interface SerpPreviewProps {
  siteName: string
  /** The page's whole address. */
  address: string
  /** The final title of the page, including the site's name. */
  title: string
  /** The final description of the page. */
  description: string
  /** Origin of a generated title or description: "The title is made from the product's name." */
  notes?: readonly string[]
  className?: string
}

const lengthOf = (text: string) => [...text.trim()].length

/** Length of a text, and whether its end is cut off. */
function Length({ name, text, most }: { name: string; text: string; most: number }) {
  const length = lengthOf(text)
  return (
    <p className={cx("serp-length", length > most && "serp-length-over")}>
      {name}: {length} of about {most} characters
      {length > most && "; its end is not shown"}
    </p>
  )
}

/** A page in a search engine's results, cut where search engines usually cut. */
export function SerpPreview({
  siteName,
  address,
  title,
  description,
  notes = [],
  className,
}: SerpPreviewProps) {
  const [host, ...steps] = addressSteps(address)
  return (
    <figure aria-label="Search result preview" className={cx("serp-preview", className)}>
      <div className="serp-result">
        <div className="serp-site">
          <span aria-hidden="true" className="serp-mark">
            {siteName.slice(0, 1)}
          </span>
          <div>
            <p className="serp-name">{siteName}</p>
            <p className="serp-address">{[host, ...steps].join(" › ")}</p>
          </div>
        </div>
        <p className="serp-title">{shownPart(title, TITLE_SHOWN)}</p>
        <p className="serp-description">{shownPart(description, DESCRIPTION_SHOWN)}</p>
      </div>
      <figcaption>
        <Length name="Title" text={title} most={TITLE_SHOWN} />
        <Length name="Description" text={description} most={DESCRIPTION_SHOWN} />
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </figcaption>
    </figure>
  )
}
