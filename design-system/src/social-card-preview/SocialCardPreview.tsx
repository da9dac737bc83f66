import { cx } from "../lib/cx"

export interface SocialCardPreviewProps {
  /** Where the link leads, as networks show it: "scanwright.example". */
  host: string
  title: string
  description?: string
  /** Address of its picture; without one a grey field stands there. */
  image?: string
  /** `large` with the picture across, `small` with it at the side. */
  size?: "large" | "small"
  /** What kind of card it is, for its name: "Open Graph". */
  label?: string
  className?: string
}

/** What a link looks like when it is shared. Networks differ in detail; all of them show these parts. */
export function SocialCardPreview({
  host,
  title,
  description,
  image,
  size = "large",
  label = "Social card",
  className,
}: SocialCardPreviewProps) {
  return (
    <figure aria-label={`${label} preview`} className={cx("social-card", `social-card-${size}`, className)}>
      <div className="social-card-picture">{image && <img src={image} alt="" loading="lazy" />}</div>
      <div className="social-card-text">
        <p className="social-card-host">{host}</p>
        <p className="social-card-title">{title}</p>
        {description && <p className="social-card-description">{description}</p>}
      </div>
    </figure>
  )
}
