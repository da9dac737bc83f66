import { type Change } from "../change"

/** From this many changes on, one message invalidates all pages: invalidating them one by one would cost more. */
export const EVERYTHING_FROM = 50

const EVERYTHING: Change = { entity: "everything" }

/** @returns handles and addresses of the changed records */
export const namesOf = ({ handles = [], urls = [] }: Change): string[] => [...handles, ...urls]

function isSame(a: Change, b: Change): boolean {
  if (a.entity !== b.entity) return false
  const names = namesOf(b)
  return names.length === 0 ? namesOf(a).length === 0 : namesOf(a).some((name) => names.includes(name))
}

const union = (a: unknown, b: unknown): unknown =>
  Array.isArray(a) && Array.isArray(b) ? [...new Set<unknown>([...(a as unknown[]), ...(b as unknown[])])] : b

/** @returns one change for two of the same record, each list with the values of both */
const merge = (a: Change, b: Change): Change => ({
  ...a,
  ...(Object.fromEntries(
    Object.entries(b).map(([key, value]) => [key, key in a ? union(a[key as keyof Change], value) : value]),
  ) as unknown as Change),
})

/** Collects changes; two changes of one record become one. */
export class Changes {
  private changes: Change[] = []

  get empty(): boolean {
    return this.changes.length === 0
  }

  add(change: Change): void {
    if (this.changes[0] === EVERYTHING) return
    const at = this.changes.findIndex((known) => isSame(known, change))
    const known = this.changes[at]
    if (known) this.changes[at] = merge(known, change)
    else this.changes.push(change)
    const isAll = change.entity === EVERYTHING.entity || this.changes.length >= EVERYTHING_FROM
    if (isAll) this.changes = [EVERYTHING]
  }

  list(): readonly Change[] {
    return this.changes
  }
}
