import { expect, waitFor, within } from "storybook/test"

/**
 * A play function during which every flight and shake stops as it begins, until it is landed: nothing has to be caught before it
 * has ended, however slowly the machine draws.
 */
export function withFlightsHeld<Given extends unknown[]>(
  play: (...given: Given) => Promise<void>,
): (...given: Given) => Promise<void> {
  return async (...given) => {
    const { prototype } = Element
    const { animate } = Object.getOwnPropertyDescriptors(prototype)
    const begin = animate.value
    if (!begin) throw new Error("This browser has no animations.")
    prototype.animate = function (...how) {
      const animation = begin.apply(this, how)
      if (animation.id.startsWith("browse-")) animation.pause()
      return animation
    }
    try {
      await play(...given)
    } finally {
      Object.defineProperty(prototype, "animate", animate)
    }
  }
}

/** The flights and shakes in the air, for play functions. */
export const flights = (id: "browse-deal" | "browse-gather" | "browse-shake") =>
  document.getAnimations().filter((animation) => animation.id === id)

/** Durations in ms, each once. */
export const durations = (animations: readonly Animation[]) => [
  ...new Set(animations.map(({ effect }) => effect?.getComputedTiming().endTime)),
]

/** Waits until cards fly or the deck shakes, which are held, and ends that at once. */
export async function land(id: "browse-deal" | "browse-gather" | "browse-shake") {
  await waitFor(() => expect(flights(id)).not.toHaveLength(0))
  for (const flight of flights(id)) flight.finish()
  await waitFor(() => expect(flights(id)).toHaveLength(0))
}

/** Waits until a level is shown: its heading has the focus, and its list the cards. */
export async function arrive(canvasElement: HTMLElement, heading: string) {
  const title = await within(canvasElement).findByRole("heading", { name: heading })
  await waitFor(() => expect(title).toHaveFocus())
}

/** Columns of a list as it is laid out. */
export const columnsOf = (list: HTMLElement) => getComputedStyle(list).gridTemplateColumns.split(" ").length

/**
 * Sets `prefers-reduced-motion` for a story, whatever the machine's setting.
 * @returns a function that restores the machine's setting
 */
export function setReducedMotion(motion: "no-preference" | "reduce"): () => void {
  const ask = window.matchMedia.bind(window)
  window.matchMedia = (query) => {
    const list = ask(query)
    return query === "(prefers-reduced-motion: reduce)"
      ? Object.defineProperty(list, "matches", { value: motion === "reduce", configurable: true })
      : list
  }
  return () => {
    window.matchMedia = ask
  }
}
