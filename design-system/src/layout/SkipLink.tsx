export interface SkipLinkProps {
  /** Id of the page's main content. */
  targetId?: string
}

/** The first thing the Tab key reaches: past the header, to the content. */
export function SkipLink({ targetId = "main" }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      className="fixed start-4 top-2 z-toast -translate-y-20 rounded-md bg-accent px-4 py-2.5 font-semibold text-accent-ink focus:translate-y-0"
    >
      Skip to content
    </a>
  )
}
