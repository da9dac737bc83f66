import { readFileSync } from "node:fs"
import { join } from "node:path"

/** A window, in px. */
export interface WindowSize<Length = number> {
  width: Length
  height: Length
}

/** The parts of the preview's report on a story that are read. */
export interface ExtractedStory {
  id: string
  storyGlobals?: { theme?: string; viewport?: { value?: string } }
  parameters: {
    viewport?: { options?: Record<string, { styles?: WindowSize<string> }> }
    pseudo?: unknown
  }
}

export type Theme = "light" | "dark"

/** One picture of a story. */
export interface PicturePlan {
  theme: Theme
  /** in px */
  width: number
}

/** A story, and how to check it. */
export interface Story {
  id: string
  /** the modes and widths it is drawn in */
  pictures: readonly PicturePlan[]
  /** the window that the story itself sets */
  ownWindow: WindowSize | undefined
  /** whether it is tried in narrow windows: a mode or a simulated state does not change the layout */
  reflows: boolean
  /** whether it has a play function, which is written for windows with animations */
  plays: boolean
  /** whether it simulates a state, which stays in the page's style sheets */
  leavesTraces: boolean
}

/** Widths of a desktop and a phone. */
const WIDTHS = [1280, 390] as const
const THEMES = ["light", "dark"] as const

/** The window that a story sets. */
function ownWindowOf({ storyGlobals, parameters }: ExtractedStory): WindowSize | undefined {
  const name = storyGlobals?.viewport?.value
  const styles = name ? parameters.viewport?.options?.[name]?.styles : undefined
  return styles && { width: parseInt(styles.width, 10), height: parseInt(styles.height, 10) }
}

/**
 * Modes and widths in which a story is drawn: light on a desktop and dark on a phone, since colours do not depend on the
 * width nor the layout on the mode. In both modes where the story sets a width or simulates a state, once where it sets a
 * mode.
 */
function picturesOf(theme: Theme | undefined, ownWidth: number | undefined, feigns: boolean): PicturePlan[] {
  const [desk, phone] = WIDTHS
  if (theme) return [{ theme, width: ownWidth ?? desk }]
  return [
    { theme: "light", width: ownWidth ?? desk },
    { theme: "dark", width: ownWidth ?? (feigns ? desk : phone) },
  ]
}

/**
 * How to check a story.
 * @param plays whether it has a play function, which the index knows and the preview does not report
 */
export function planOf(story: ExtractedStory, plays: boolean): Story {
  const { id, storyGlobals, parameters } = story
  const ownWindow = ownWindowOf(story)
  const theme = THEMES.find((one) => one === storyGlobals?.theme)
  return {
    id,
    pictures: picturesOf(theme, ownWindow?.width, parameters.pseudo !== undefined),
    ownWindow,
    reflows: theme === undefined && parameters.pseudo === undefined,
    plays,
    leavesTraces: parameters.pseudo !== undefined,
  }
}

interface StorybookIndex {
  entries: Record<string, { id: string; type: string; tags: string[] }>
}

/** The stories of a built Storybook: their ids, and whether they have a play function. */
export function storiesOf(folder: string): Map<string, boolean> {
  const { entries } = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as StorybookIndex
  return new Map(
    Object.values(entries)
      .filter(({ type }) => type === "story")
      .map(({ id, tags }) => [id, tags.includes("play-fn")]),
  )
}

/** The ids of all stories of a built Storybook, in its order. */
export const storyIds = (folder: string): string[] => [...storiesOf(folder).keys()]
