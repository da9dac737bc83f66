import fc from "fast-check"

/** Change that staff can make to a record. */
export type Change = "publish" | "unpublish" | "delete" | "restore" | "rename"

/** Visitors of a record's pages, one for each storefront: two storefronts share a cache, the third has its own. */
export const VISITORS = ["shared-1", "shared-2", "single"] as const
export type Visitor = (typeof VISITORS)[number]

/** One step of a walk: a change or none, and the visitors who look afterwards. */
export interface Step {
  readonly change: Change | null
  readonly visitors: readonly Visitor[]
}

/** State of a record. */
export interface State {
  readonly isPublished: boolean
  readonly isDeleted: boolean
  /** Whether the record has its second handle. */
  readonly isRenamed: boolean
}

/** State at the beginning and end of each walk. */
export const PUBLISHED: State = { isPublished: true, isDeleted: false, isRenamed: false }

/** Whether visitors can see the record. */
export const isVisible = ({ isPublished, isDeleted }: State) => isPublished && !isDeleted

/** @returns the state after a change */
export function after(state: State, change: Change | null): State {
  switch (change) {
    case "publish":
    case "unpublish":
      return { ...state, isPublished: change === "publish" }
    case "delete":
    case "restore":
      return { ...state, isDeleted: change === "delete" }
    case "rename":
      return { ...state, isRenamed: !state.isRenamed }
    case null:
      return state
  }
}

/** The changes that a state allows, of those that a record knows. */
function changesOf({ isPublished, isDeleted }: State, known: readonly Change[]): readonly Change[] {
  const possible: Change[] = isDeleted
    ? ["restore"]
    : [isPublished ? "unpublish" : "publish", "delete", "rename"]
  return possible.filter((change) => known.includes(change))
}

/** The steps back to a published record under its own handle. */
function wayBack(state: State): Change[] {
  return [
    ...(state.isDeleted ? (["restore"] as const) : []),
    ...(state.isPublished ? [] : (["publish"] as const)),
    ...(state.isRenamed ? (["rename"] as const) : []),
  ]
}

/** Draws one step; the present state decides which change it is. */
const drawn = fc.record({
  /** Index into the possible changes, the last of which is none: only a visit. */
  choice: fc.nat({ max: 99 }),
  visitors: fc.subarray([...VISITORS]),
})

const LOOK: Step = { change: null, visitors: VISITORS }

/**
 * Walks through the states of a record, from published through any changes back to published. Every visitor looks after
 * the last step.
 *
 * @param length steps before the way back
 * @param known the changes that the record can undergo
 */
export const walks = (length: number, known: readonly Change[]): fc.Arbitrary<Step[]> =>
  fc.array(drawn, { minLength: length, maxLength: length }).map((draws) => {
    const steps: Step[] = []
    let state = PUBLISHED
    for (const { choice, visitors } of draws) {
      const possible = [...changesOf(state, known), null]
      const change = possible[choice % possible.length] ?? null
      steps.push(change === null ? LOOK : { change, visitors })
      state = after(state, change)
    }
    const back = wayBack(state).map((change) => ({ change, visitors: VISITORS }))
    return [...steps, ...(back.length > 0 ? back : [LOOK])]
  })

/** A step in words, for the report of a failure. */
export const describeStep = ({ change, visitors }: Step): string =>
  `${change ?? "visit"}, seen by ${visitors.join(", ") || "nobody"}`
