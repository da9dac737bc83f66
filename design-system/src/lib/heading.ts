/** Levels a component's heading may take, so that a page's outline stays whole. */
export type HeadingLevel = "h1" | "h2" | "h3" | "h4"
