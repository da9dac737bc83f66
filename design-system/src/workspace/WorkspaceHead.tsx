import { type ReactNode } from "react"

export interface WorkspaceHeadProps {
  /** The page's heading (`h1`). */
  title: ReactNode
  /** A sentence under it. */
  intro?: ReactNode
  /** State of the record that the page is about: badges, links and short texts side by side. */
  status?: ReactNode
  /** Buttons for the whole page, the main one last. */
  actions?: ReactNode
  /** Link back to the list, usually a `<Link />`. */
  back?: ReactNode
}

/** The top of a page in a workspace: heading and actions. */
export function WorkspaceHead({ title, intro, status, actions, back }: WorkspaceHeadProps) {
  return (
    <div className="workspace-head">
      <div className="min-w-0">
        {back && <p className="workspace-back">{back}</p>}
        <h1 className="heading heading-lg">{title}</h1>
        {intro && <p className="workspace-intro">{intro}</p>}
        {status && <div className="workspace-status">{status}</div>}
      </div>
      {actions && <div className="workspace-head-actions">{actions}</div>}
    </div>
  )
}
