import { cx } from "../lib/cx"

export interface SocialCardPreviewProps {
  /** Domain of the link, as networks show it: "scanwright.example". */
  host: string
  title: string
  description?: string
  /** Address of the picture; without one a grey field is shown. */
  image?: string
  /** `large` with the picture above the text, `small` with it at the side. */
  size?: "large" | "small"
  /** Kind of card, for its name: "Open Graph". */
  label?: string
  className?: string
}

/** Preview of a shared link, with the parts that all networks show. */
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
