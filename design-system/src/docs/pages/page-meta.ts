import { type StoryContext } from "@storybook/react-vite"
import { stayOnPage } from "../../lib/story-links"
import { toaster } from "./PageFrame"

/** The widths of every page story, as stories' globals. */
export const at = {
  smallPhone: { viewport: { value: "w320" } },
  phone: { viewport: { value: "w390" } },
  tablet: { viewport: { value: "w768" } },
  laptop: { viewport: { value: "w1280" } },
  desk: { viewport: { value: "w1600" } },
} as const

/** Parameters of the page stories: the whole window, links without effect, no toast left over. */
export const pageParameters = {
  layout: "fullscreen",
  docs: { story: { inline: false, height: "640px" } },
} as const

/** A docs page's text for a page story, with its frame. */
export const pageDocs = (component: string) => ({
  ...pageParameters,
  docs: { ...pageParameters.docs, description: { component } },
})

/** Every page story starts at its top, with no toast left over. */
export function beforeEachPage(context: Pick<StoryContext, "canvasElement">) {
  toaster.dismiss()
  window.scrollTo({ top: 0, behavior: "instant" })
  return stayOnPage(context)
}
