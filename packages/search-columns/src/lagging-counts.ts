/** Milliseconds for which an outdated count is still returned while it is counted again. */
const LONGEST_LAG = 1_000

/** Milliseconds before an outdated count is counted again, so that many writes in a row cause few counts. */
const REST = 500

interface LaggingCount {
  value: Promise<unknown>
  isCounted: boolean
  /** Time of the first write after the count. */
  outdatedAt?: number
  /** The previous value, while the count is counted again. */
  before?: { value: Promise<unknown>; outdatedAt: number }
}

/**
 * Cache of counts that may be a little old: while one is counted again, its last value is returned, for a second at
 * most. Counting costs some tens of milliseconds, and during a bulk write every request would wait for it.
 */
export class LaggingCounts {
  private readonly known = new Map<string, LaggingCount>()

  /** @param most counts that are cached; the oldest are dropped first */
  constructor(private readonly most: number) {}

  /** Makes all counts outdated: each is counted again at its next use. */
  age(): void {
    const now = performance.now()
    for (const entry of this.known.values()) entry.outdatedAt ??= now
  }

  /** Drops all counts, so that a write shows at once. */
  clear(): void {
    this.known.clear()
  }

  /**
   * @param key of the count
   * @param count counts; a failure is not cached
   */
  get<T>(key: string, count: () => Promise<T>): Promise<T> {
    const known = this.known.get(key)
    const entry = known && !isDue(known) ? known : this.renew(key, count, known)
    const { before, isCounted, value } = entry
    const lagging = !isCounted && before && performance.now() - before.outdatedAt < LONGEST_LAG
    return (lagging ? before.value : value) as Promise<T>
  }

  private renew(
    key: string,
    count: () => Promise<unknown>,
    { value, outdatedAt }: Partial<LaggingCount> = {},
  ): LaggingCount {
    const entry: LaggingCount = { value: count(), isCounted: false }
    if (value && outdatedAt !== undefined) entry.before = { value, outdatedAt }
    this.known.delete(key)
    this.known.set(key, entry)
    entry.value.then(
      () => {
        entry.isCounted = true
        delete entry.before
      },
      () => {
        if (this.known.get(key) === entry) this.known.delete(key)
      },
    )
    const [oldest] = this.known.keys()
    if (this.known.size > this.most && oldest !== undefined) this.known.delete(oldest)
    return entry
  }
}

/** Whether a count must be counted again; one that is being counted is not counted twice. */
const isDue = ({ isCounted, outdatedAt }: LaggingCount): boolean =>
  isCounted && outdatedAt !== undefined && performance.now() - outdatedAt >= REST
