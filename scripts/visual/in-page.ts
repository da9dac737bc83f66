// Functions that run inside the page of a story. Each is sent as text, so it cannot use anything else of this file.

/** Defines tsx's helper for function names, which does not exist in the page: runs before any of the functions. */
export const NAMING = "globalThis.__name = (named) => named"

/** The date in stories: a winter day without a clock change near it. */
export const BEGINNING = Date.UTC(2026, 0, 15, 10)

/** Runs before any script of the page: fixes the day (the clock still runs, for timers), and empties the storage. */
export function prepare(beginning: number): void {
  const offset = beginning - Date.now()
  const RealDate = Date
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [RealDate.now() + offset], newTarget) as object,
    get: (target, key) =>
      key === "now" ? () => RealDate.now() + offset : (Reflect.get(target, key) as unknown),
  })
  localStorage.clear()
  sessionStorage.clear()
  document.addEventListener("DOMContentLoaded", () => {
    const style = document.createElement("style")
    style.dataset.pictures = ""
    // Makes every machine draw the same: no blinking caret, no transitions, and no font but our own.
    style.textContent = `
      :root { --font-mono: "Inter Variable", sans-serif !important; }
      *, ::before, ::after { caret-color: transparent !important; scroll-behavior: auto !important; }
      .sb-wrapper { display: none !important; }`
    document.head.append(style)
  })
}

interface Channel {
  last: (event: string) => unknown[] | undefined
  emit: (event: string, payload: unknown) => void
}

/** The parts of Storybook's preview that are used. */
interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: Channel & { data?: Record<string, unknown> }
  __STORYBOOK_PREVIEW__?: { extract: () => Promise<Record<string, unknown>> }
}

/** The preview's report that a story was rendered, played and checked by axe. */
interface FinishedStory {
  storyId: string
  status: string
  reporters: {
    result: {
      violations?: { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }[]
    }
  }[]
}

/** All stories that the preview knows, without functions. */
export async function extractStories(): Promise<unknown[]> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as PreviewWindow
  const stories = Object.values((await preview?.extract()) ?? {})
  return stories.map((story) => {
    const { id, storyGlobals, parameters } = story as Record<string, Record<string, unknown>>
    const { viewport, pseudo } = parameters ?? {}
    return { id, storyGlobals, parameters: { viewport, pseudo } }
  })
}

/** Makes the preview show another story without a new page; nothing of the last one is left. */
export function switchStory(storyId: string): void {
  localStorage.clear()
  sessionStorage.clear()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  scrollTo(0, 0)
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as PreviewWindow
  if (channel) channel.data = {}
  channel?.emit("setCurrentStory", { storyId, viewMode: "story" })
}

/** Result of rendering, playing and axe's check: undefined until the end, then the problem, if any. */
export function storyEnd(storyId: string): { problem: string | null } | undefined {
  // A small story can end before the document does, at whose end the style sheet for pictures is added.
  if (!document.querySelector("style[data-pictures]")) return undefined
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as PreviewWindow
  for (const event of [
    "playFunctionThrewException",
    "unhandledErrorsWhilePlaying",
    "storyThrewException",
    "storyErrored",
    "storyMissing",
    "configError",
  ]) {
    const [problem] = channel?.last(event) ?? []
    if (problem) {
      const { message = JSON.stringify(problem) } = problem as Partial<Error>
      return { problem: `${event}: ${message.split("\n").slice(0, 3).join("\n      ")}` }
    }
  }
  const [finished] = (channel?.last("storyFinished") ?? []) as [FinishedStory?]
  if (finished?.storyId !== storyId) return undefined
  if (finished.status === "success") return { problem: null }
  const violations = finished.reporters.flatMap(({ result }) => result.violations ?? [])
  const named = violations.map(({ id, help, nodes }) =>
    [
      `axe, ${id}: ${help}`,
      ...nodes.map(
        ({ target, failureSummary = "" }) =>
          `${target.join(" ")}: ${failureSummary.split("\n").at(-1)?.trim()}`,
      ),
    ].join("\n        "),
  )
  return { problem: named.join("\n      ") || `ended with ${finished.status}` }
}

/** Sets the colour mode, reading direction and size of text; the next story sets them again. */
export function dress({
  theme,
  direction,
  text,
}: {
  theme?: string
  direction?: string
  text: string
}): void {
  const { dataset, style } = document.documentElement
  if (theme) dataset.theme = theme
  if (direction) document.documentElement.dir = direction
  style.fontSize = text
}

/**
 * Brings what moves to its end, and waits until fonts and pictures are loaded and two frames have passed. A layer that is still
 * moving is drawn at the size it began with, and so are its pictures for a while after.
 */
export async function settle(): Promise<void> {
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
    // Storybook reverses and pauses all for axe's check, so that they stand at their end; scrolling has a place of its own.
    if (animation.timeline === document.timeline) continue
    animation.effect?.updateTiming({ direction: "normal" })
    animation.play()
  }
  for (let frame = 0; frame < 30 && document.getAnimations().some(({ pending }) => pending); frame += 1)
    await new Promise(requestAnimationFrame)
  const images = [...document.images].map((image) => {
    image.loading = "eager"
    return image.decode()
  })
  await Promise.allSettled([...images, ...[...document.fonts].map((face) => face.load())])
  await document.fonts.ready
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/**
 * Vertical range of the page that shows the story, in px: the whole page, or the window where something floats above the
 * page.
 */
export function storyExtent(): { top: number; bottom: number } {
  const floating = [...document.querySelectorAll("body *")].some((element) => {
    if (getComputedStyle(element).position !== "fixed" || !element.checkVisibility()) return false
    const { width, height, bottom } = element.getBoundingClientRect()
    return width > 0 && height > 0 && bottom > 0
  })
  if (floating) return { top: scrollY, bottom: scrollY + innerHeight }
  const root = document.getElementById("storybook-root")
  return { top: 0, bottom: Math.ceil((root?.getBoundingClientRect().bottom ?? 0) + scrollY) + 16 }
}

/** The innermost elements that make the page scroll sideways; undefined where it does not. */
export function sticksOut(): string[] | undefined {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return undefined
  const rightToLeft = getComputedStyle(document.documentElement).direction === "rtl"
  const out = [...document.querySelectorAll("body *")].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect()
    return width > 0 && (rightToLeft ? left < 0 : right > clientWidth)
  })
  const innermost = out.filter(
    (element) => !out.some((other) => other !== element && element.contains(other)),
  )
  const named = innermost.slice(0, 3).map((element) => {
    const labels = element.textContent.trim().slice(0, 30)
    return `<${element.localName} class="${element.getAttribute("class") ?? ""}">${labels}`
  })
  return [`${scrollWidth - clientWidth} px too wide`, ...named]
}
