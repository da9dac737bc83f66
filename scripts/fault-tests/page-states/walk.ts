import fc from "fast-check"

/** Change that staff can make to a record. */
export type Change = "publish" | "unpublish" | "delete" | "restore" | "rename"

/** Visitors of a record's pages, one for each storefront: two storefronts share a cache in Redis, the third has its own. */
export type Visitor = "shared-1" | "shared-2" | "single"

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
const drawn = (all: readonly Visitor[]) =>
  fc.record({
    /** Index into the possible changes, the last of which is none: only a visit. */
    choice: fc.nat({ max: 99 }),
    visitors: fc.subarray([...all]),
  })

/**
 * Walks through the states of a record, from published through any changes back to published. Every visitor looks after
 * the last step.
 *
 * @param length steps before the way back
 * @param known the changes that the record can undergo
 * @param all the visitors
 */
export function walks(
  length: number,
  known: readonly Change[],
  all: readonly Visitor[],
): fc.Arbitrary<Step[]> {
  const look: Step = { change: null, visitors: all }
  return fc.array(drawn(all), { minLength: length, maxLength: length }).map((draws) => {
    const steps: Step[] = []
    let state = PUBLISHED
    for (const { choice, visitors } of draws) {
      const possible = [...changesOf(state, known), null]
      const change = possible[choice % possible.length] ?? null
      steps.push(change === null ? look : { change, visitors })
      state = after(state, change)
    }
    const back = wayBack(state).map((change) => ({ change, visitors: all }))
    return [...steps, ...(back.length > 0 ? back : [look])]
  })
}

/** A step in words, for the report of a failure. */
export const describeStep = ({ change, visitors }: Step): string =>
  `${change ?? "visit"}, seen by ${visitors.join(", ") || "nobody"}`
