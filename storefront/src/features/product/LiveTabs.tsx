/** A module of its own, so that it is fetched after the page. */
export { Tabs as default } from "@scanwright/design-system"
