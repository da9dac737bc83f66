import { useId } from "react"

export interface SourceViewProps {
  name: string
  source: string
  /** The HTML that is stored. */
  stored: string
  onChange: (source: string) => void
}

/** Whether two texts are equal but for spaces, line ends and the closing of empty tags. */
const isSame = (one: string, other: string) => {
  const plain = (html: string) => html.replace(/\s*\/?>/g, ">").replace(/\s+/g, "")
  return plain(one) === plain(other)
}

/** The text as HTML, for writers who prefer it. */
export function SourceView({ name, source, stored, onChange }: SourceViewProps) {
  const noteId = useId()
  return (
    <div className="rich-text-source">
      <textarea
        aria-label={`HTML of ${name}`}
        aria-describedby={noteId}
        value={source}
        rows={14}
        spellCheck={false}
        className="control text-area"
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={noteId} role="status">
        {isSame(source, stored)
          ? "Kept as it is written here."
          : "Not all of it is kept: tags and attributes that an article has none of are left out, and open ones are closed."}
      </p>
    </div>
  )
}
