export { type ContentsEntry, TableOfContents, type TableOfContentsProps } from "./TableOfContents"
