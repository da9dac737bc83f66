import { type PagedRecord, showEachOther } from "./records.ts"
import { isVisible, type State, type Step } from "./walk.ts"

/** A record on its walk. */
export interface Walker {
  readonly record: PagedRecord
  readonly steps: readonly Step[]
  done: Step[]
  state: State
}

/** Addresses of a record's pages under both handles. */
export const pathsOf = ({ handles, pathsOf: paths }: PagedRecord) => [
  ...new Set(handles.flatMap((handle) => paths(handle))),
]

/** Addresses of a record: its own page, all pages under its present handle, and those under both handles. */
export function addressesOf({ record, state }: Walker) {
  const [own, other] = record.handles
  const now = record.pathsOf(state.isRenamed ? other : own)
  return { page: now[0] ?? "", now, all: pathsOf(record) }
}

const isFinished = ({ done, steps }: Walker) => done.length === steps.length

/**
 * Chooses the walker of each lane that takes the next step: the walker in progress, or one that can start beside those in
 * progress.
 */
export function nextOf(lanes: readonly Walker[][]): Walker[] {
  const underWay = lanes.flatMap((lane) =>
    lane.filter((walker) => walker.done.length > 0 && !isFinished(walker)),
  )
  return lanes.flatMap((lane) => {
    const present = lane.find((walker) => underWay.includes(walker))
    if (present) return present
    const next = lane.find(
      ({ done, record }) =>
        done.length === 0 && !underWay.some((other) => showEachOther(record, other.record)),
    )
    if (next) underWay.push(next)
    return next ?? []
  })
}

/** Items of each lane, in their order. */
export function lanesOf<Item>(items: readonly Item[], laneOf: (item: Item) => string): Item[][] {
  const lanes = new Map<string, Item[]>()
  for (const item of items) lanes.set(laneOf(item), [...(lanes.get(laneOf(item)) ?? []), item])
  return [...lanes.values()]
}

/** Status that the record's own page should have. */
export const expectedStatus = ({ record, state }: Walker) =>
  isVisible(state) ? 200 : record.statusWhenHidden(state)
