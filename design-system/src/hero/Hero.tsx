import { type ReactNode } from "react"
import { BarMotif } from "../bar-motif"
import { Image } from "../image"
import { Container } from "../layout"

export interface HeroProps {
  /** The page's heading (`h1`). */
  title: string
  /** A line above the heading. */
  eyebrow?: string
  /** One or two sentences under it. */
  intro?: ReactNode
  /** The main action, and at most one more. */
  actions?: ReactNode
  /** Addresses of decorative square pictures for wide screens, usually four. */
  pictures?: readonly string[]
}

/** The opening band of a page: its subject and the main action. Dark in both modes. */
export function Hero({ title, eyebrow, intro, actions, pictures = [] }: HeroProps) {
  return (
    <div className="hero on-deep">
      <Container className="hero-row">
        <div className={pictures.length > 0 ? "lg:col-span-3" : "lg:col-span-5"}>
          {eyebrow && <p className="hero-eyebrow">{eyebrow}</p>}
          <h1>{title}</h1>
          {intro && <p className="hero-intro">{intro}</p>}
          {actions && <div className="hero-actions">{actions}</div>}
        </div>
        {pictures.length > 0 && (
          <ul className="hero-pictures" aria-hidden="true">
            {pictures.map((picture) => (
              <li key={picture} className="tile">
                <Image src={picture} alt="" width={400} height={400} />
              </li>
            ))}
          </ul>
        )}
      </Container>
      <BarMotif className="h-8 w-full text-deep-line" />
    </div>
  )
}
