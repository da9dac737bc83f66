/** A module of its own, so that it is fetched after the page. */
export { TableOfContents as default } from "@scanwright/design-system"
