import { prefersReducedMotion } from "./reduced-motion"
import { MOST_FLYING, TIMES } from "./times"

// The animations. Loaded after the page, which works without them, so the size of this file does not matter.

/** Position of a card: its middle in the window and its size, in px, and its rotation as CSS writes it. */
interface Pose {
  x: number
  y: number
  width: number
  height: number
  rotate: string
}

/** Positions before the screen changed, the uppermost card of the pack first. */
export interface Positions {
  cards: readonly Pose[]
  pack: readonly Pose[]
}

/** The two places between which cards fly: the grid's container, and the pack in its box. */
export interface Places {
  grid: HTMLElement | null
  pack: HTMLElement | null
}

/** Share of the deal that one card's flight takes; the rest is the wait for its turn. */
const DEAL_FLIGHT = 0.5
/** Share of the gathering that one card's flight takes: cards arrive nearly together. */
const GATHER_FLIGHT = 0.7

/** The easing of the token `ease-standard`. */
const EASE = "cubic-bezier(0.2, 0, 0, 1)"
const HOME = { translate: "0px 0px", rotate: "0deg", scale: "1 1" }

const DEAL = { duration: TIMES.deal, fill: "both", id: "browse-deal" } as const
const GATHER = { duration: TIMES.gather, fill: "both", id: "browse-gather" } as const

const within = (parent: HTMLElement | null | undefined, selector: string) => [
  ...(parent?.querySelectorAll<HTMLElement>(selector) ?? []),
]

/** An element that flies, and the position it flies from. */
function pieces({ grid, pack }: Places) {
  const packed = within(pack, ".deck-card").reverse()
  const [top, ...beneath] = packed
  return {
    cards: within(grid, "li").slice(0, MOST_FLYING),
    top,
    beneath,
    walls: within(pack?.parentElement, ".deck-wall"),
  }
}

function poseOf(card: HTMLElement): Pose {
  const { left, top, width, height } = card.getBoundingClientRect()
  return {
    x: left + width / 2,
    y: top + height / 2,
    width: card.offsetWidth,
    height: card.offsetHeight,
    rotate: getComputedStyle(card).rotate.replace("none", "0deg"),
  }
}

/** The present positions of all pieces. */
export function positionsOf(places: Places): Positions {
  const { cards, beneath } = pieces(places)
  return { cards: cards.map(poseOf), pack: beneath.map(poseOf) }
}

const ratio = (there: number, home: number) => (home > 0 ? there / home : 1)

/** The transform that shows a card at another position. */
const transformTo = (there: Pose, home: Pose) => ({
  translate: `${there.x - home.x}px ${there.y - home.y}px`,
  rotate: there.rotate,
  scale: `${ratio(there.width, home.width)} ${ratio(there.height, home.height)}`,
})

/** Cards below the last visible one are at its position. */
const poseAt = (pack: readonly Pose[], index: number) => pack[Math.min(index, pack.length - 1)]

/** Start of a card's flight within the whole, from 0 to 1. */
const turnOf = (index: number, count: number) => (count > 1 ? index / (count - 1) : 0)

/**
 * Deals cards from the pack to their places in the grid, one after the other: each slides out, lands slightly rotated and
 * straightens. The box and the top card move out meanwhile.
 */
function deal(places: Places, before: Positions): Animation[] {
  const { cards, top, beneath, walls } = pieces(places)
  const now = beneath.map(poseOf)
  const pack = before.pack.length > 0 ? before.pack : now
  const homes = cards.map(poseOf)
  const flights = cards.flatMap((card, index) => {
    const [from, home] = [poseAt(pack, index), homes[index]]
    if (!from || !home) return []
    const start = (1 - DEAL_FLIGHT) * turnOf(index, cards.length)
    const inPack = transformTo(from, home)
    const landed = { ...HOME, rotate: index % 2 === 0 ? "1.6deg" : "-1.6deg" }
    card.style.zIndex = String(cards.length - index)
    const frames = [
      { ...inPack, offset: 0 },
      { ...inPack, offset: start, easing: EASE },
      { ...landed, offset: start + DEAL_FLIGHT * 0.8, easing: "ease-out" },
      { ...HOME, offset: start + DEAL_FLIGHT },
      { ...HOME, offset: 1 },
    ]
    return card.animate(frames, DEAL)
  })
  const rise = (pack[0]?.y ?? 0) - (now[0]?.y ?? 0)
  const there = { translate: `0px ${rise}px` }
  const fade = [
    { ...there, opacity: 1 },
    { ...there, opacity: 0, offset: 0.25 },
    { ...there, opacity: 0 },
  ]
  const thrown = { translate: `0px ${rise - 56}px`, rotate: "-12deg", opacity: 0 }
  const leave = top?.animate(
    [{ ...there, rotate: poseOf(top).rotate, opacity: 1, easing: EASE }, { ...thrown, offset: 0.35 }, thrown],
    DEAL,
  )
  return [...flights, ...walls.map((wall) => wall.animate(fade, DEAL)), ...(leave ? [leave] : [])]
}

/** Gathers cards into the pack, the last first. Then the box returns, and the top card lies on top. */
function gather(places: Places, before: Positions): Animation[] {
  const { cards, top, beneath, walls } = pieces(places)
  const pack = beneath.map(poseOf)
  const homes = cards.map(poseOf)
  const flights = cards.flatMap((card, index) => {
    const [to, home] = [poseAt(pack, index), homes[index]]
    if (!to || !home) return []
    const start = (1 - GATHER_FLIGHT) * (1 - turnOf(index, cards.length))
    const began = transformTo(before.cards[index] ?? home, home)
    const inPack = transformTo(to, home)
    card.style.zIndex = String(cards.length - index)
    const frames = [
      { ...began, offset: 0 },
      { ...began, offset: start, easing: EASE },
      { ...inPack, offset: start + GATHER_FLIGHT },
      { ...inPack, offset: 1 },
    ]
    return card.animate(frames, GATHER)
  })
  const fade = [{ opacity: 0 }, { opacity: 0, offset: 0.25 }, { opacity: 1, offset: 0.6 }, { opacity: 1 }]
  const raised = { translate: "0px -48px", rotate: "9deg", opacity: 0 }
  const lay = top?.animate(
    [
      raised,
      { ...raised, offset: 0.5, easing: EASE },
      { translate: "0px 0px", rotate: poseOf(top).rotate, opacity: 1 },
    ],
    GATHER,
  )
  return [...flights, ...walls.map((wall) => wall.animate(fade, GATHER)), ...(lay ? [lay] : [])]
}

/** The flight of each phase: only transforms and opacity change, so the compositor needs no script. */
export const takeOff = { dealing: deal, gathering: gather } as const

/** Cancels flights and removes their effects. */
export function clear(flights: readonly Animation[]): void {
  for (const flight of flights) {
    flight.cancel()
    const { effect } = flight
    if (effect instanceof KeyframeEffect && effect.target instanceof HTMLElement)
      effect.target.style.removeProperty("z-index")
  }
}

/** Squares a pack that is already in its box: the cards spread a little and close again. */
export function square(pack: HTMLElement | null): void {
  within(pack, ".deck-card").forEach((card, index) => {
    const { translate, rotate } = getComputedStyle(card)
    const rest = { translate: translate.replace("none", "0px"), rotate }
    const side = index % 2 === 0 ? -1 : 1
    const spread = { translate: `${side * (10 + index * 3)}px -6px`, rotate: `${side * (3 + index)}deg` }
    card.animate([{ ...rest, easing: EASE }, { ...spread, easing: EASE }, rest], { ...GATHER, fill: "none" })
  })
}

/** The keyframes of one shake. */
const shake = (pack: HTMLElement) =>
  pack.animate(
    {
      rotate: ["0deg", "-1.8deg", "1.5deg", "-1.1deg", "0.7deg", "0deg"],
      translate: ["0px 0px", "-3px -2px", "3px -1px", "-2px -1px", "1px 0px", "0px 0px"],
    },
    { duration: TIMES.shake, easing: "ease-in-out", id: "browse-shake" },
  )

/**
 * Shakes the pack every 3 s, except while it is out of view, while a pointer or the focus is on it, or with reduced
 * motion. Between two shakes nothing runs.
 * @returns a function that stops the shaking
 */
export function shakeRepeatedly(pack: HTMLElement): () => void {
  let inView = false
  let running: Animation | undefined
  const observer = new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? false
  })
  observer.observe(pack)
  const timer = setInterval(() => {
    if (inView && !prefersReducedMotion() && !pack.matches(":hover, :focus-within")) running = shake(pack)
  }, TIMES.shakeEvery)
  return () => {
    observer.disconnect()
    clearInterval(timer)
    running?.cancel()
  }
}
