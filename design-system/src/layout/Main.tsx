import { type ReactNode } from "react"

export interface MainProps {
  /** What the skip link leads to. */
  id?: string
  children: ReactNode
}

/** The page's main content. It can take the focus, from the skip link and after a change of page, without a ring. */
export function Main({ id = "main", children }: MainProps) {
  return (
    <main id={id} tabIndex={-1} className="main">
      {children}
    </main>
  )
}
