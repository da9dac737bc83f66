/** Durations of the browsing screen's animations, in ms. */
export const TIMES = {
  /** Stacked to brands (specification, 4: "about 0.9 s"); the token `transition-duration-fan`. */
  deal: 900,
  /** Brands to stacked (specification, 4: "about 0.6 s"); the token `transition-duration-gather`. */
  gather: 600,
  /** Interval of the stacked deck's shakes (specification, 4: "every 3 s while idle"). */
  shakeEvery: 3000,
  /** Duration of one shake. */
  shake: 600,
} as const

/** Most cards that fly: those of the first screens. The others are rendered after the landing. */
export const MOST_FLYING = 20
