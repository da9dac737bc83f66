import { type ReactNode } from "react"

export interface MainProps {
  /** Target of the skip link. */
  id?: string
  children: ReactNode
}

/** The page's main content. Takes the focus from the skip link and after a route change, without a focus ring. */
export function Main({ id = "main", children }: MainProps) {
  return (
    <main id={id} tabIndex={-1} className="main">
      {children}
    </main>
  )
}
