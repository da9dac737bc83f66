export interface SkipLinkProps {
  /** Id of the page's main content. */
  targetId?: string
}

/** The first element that the Tab key reaches: skips the header. */
export function SkipLink({ targetId = "main" }: SkipLinkProps) {
  return (
    <a href={`#${targetId}`} className="skip-link">
      Skip to content
    </a>
  )
}
