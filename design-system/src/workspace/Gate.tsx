import { type ReactNode } from "react"
import { Main } from "../layout"

export interface GateProps {
  /** The logo, usually `<Logo />`. */
  logo: ReactNode
  /** The page's heading (`h1`). */
  title: ReactNode
  /** A sentence under it. */
  intro?: ReactNode
  /** The form. */
  children: ReactNode
  /** Links under the form: other forms, the way back. */
  foot?: ReactNode
}

/** The sign-in page of a workspace: one form in the middle. */
export function Gate({ logo, title, intro, children, foot }: GateProps) {
  return (
    <div className="gate">
      <header className="gate-head">{logo}</header>
      <Main>
        <div className="gate-box">
          <h1 className="heading heading-lg">{title}</h1>
          {intro && <p className="panel-intro">{intro}</p>}
          <div className="mt-6">{children}</div>
        </div>
      </Main>
      {foot && <footer className="gate-foot">{foot}</footer>}
    </div>
  )
}
