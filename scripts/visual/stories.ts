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

/** What the index of a built Storybook knows of a story, and the preview does not report. */
export interface IndexedStory {
  id: string
  /** whether it is the first of its component */
  isMain: boolean
  tags: readonly string[]
}

/** A story, and how to check it. */
export interface Story {
  id: string
  /** the modes and widths it is drawn in; most stories are not drawn */
  pictures: readonly PicturePlan[]
  /** the window that the story itself sets */
  ownWindow: WindowSize | undefined
  /** whether it shows another story in dark colours or in a simulated state, which do not change the layout */
  isVariant: boolean
  /** whether it has a play function, which is written for windows with animations */
  plays: boolean
  /** whether it simulates a state, which stays in the page's style sheets */
  leavesTraces: boolean
}

/** Widths of a desktop and a phone. */
const [DESK, PHONE] = [1280, 390] as const
const THEMES = ["light", "dark"] as const

/** So begin the names of stories that show a component's kinds side by side, or its errors, or what it opens. */
const SHOWS_STATES = /--(all|grid|open|shelf|variants|with-errors?)(-|$)/

/** The window that a story sets. */
function ownWindowOf({ storyGlobals, parameters }: ExtractedStory): WindowSize | undefined {
  const name = storyGlobals?.viewport?.value
  const styles = name ? parameters.viewport?.options?.[name]?.styles : undefined
  return styles && { width: parseInt(styles.width, 10), height: parseInt(styles.height, 10) }
}

/**
 * Modes and widths in which a story is drawn. The first story of a component is drawn light on a desktop and dark on a phone, since
 * colours do not depend on the width nor the layout on the mode; one that shows its states once. The tags `picture` and `no-picture`
 * say otherwise. A mode that the story itself sets is the only one, and a width the first.
 */
function picturesOf(
  { id, isMain, tags }: IndexedStory,
  theme: Theme | undefined,
  width: number = DESK,
): PicturePlan[] {
  const isDrawn = isMain || SHOWS_STATES.test(id) || tags.includes("picture")
  if (!isDrawn || tags.includes("no-picture")) return []
  const first = { theme: theme ?? "light", width }
  return isMain && !theme ? [first, { theme: "dark", width: PHONE }] : [first]
}

/** How to check a story. */
export function planOf(story: ExtractedStory, indexed: IndexedStory): Story {
  const { id, storyGlobals, parameters } = story
  const ownWindow = ownWindowOf(story)
  const theme = THEMES.find((one) => one === storyGlobals?.theme)
  const simulates = parameters.pseudo !== undefined
  return {
    id,
    pictures: picturesOf(indexed, theme, ownWindow?.width),
    ownWindow,
    isVariant: theme === "dark" || simulates,
    plays: indexed.tags.includes("play-fn"),
    leavesTraces: simulates,
  }
}

interface StorybookIndex {
  entries: Record<string, { id: string; title: string; type: string; tags: string[] }>
}

/** The stories of a built Storybook by their ids, in its order. */
export function storiesOf(folder: string): Map<string, IndexedStory> {
  const { entries } = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as StorybookIndex
  const titles = new Set<string>()
  const stories = new Map<string, IndexedStory>()
  for (const { id, title, type, tags } of Object.values(entries)) {
    if (type !== "story") continue
    stories.set(id, { id, isMain: !titles.has(title), tags })
    titles.add(title)
  }
  return stories
}

/** The ids of all stories of a built Storybook, in its order. */
export const storyIds = (folder: string): string[] => [...storiesOf(folder).keys()]
