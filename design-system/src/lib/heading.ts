/** Heading levels of components, so that a page's outline has no gap. */
export type HeadingLevel = "h1" | "h2" | "h3" | "h4"
