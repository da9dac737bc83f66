export interface SkipLinkProps {
  /** Id of the page's main content. */
  targetId?: string
}

/** The first thing the Tab key reaches: past the header, to the content. */
export function SkipLink({ targetId = "main" }: SkipLinkProps) {
  return (
    <a href={`#${targetId}`} className="skip-link">
      Skip to content
    </a>
  )
}
