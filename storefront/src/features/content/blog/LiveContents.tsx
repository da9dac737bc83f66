/** A module of its own, loaded after the page. */
export { TableOfContents as default } from "@scanwright/design-system"
