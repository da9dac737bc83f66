/** How long, in ms, a figure that is being counted anew is still given out as it was. */
const LONGEST_LAG = 1_000

/** How long, in ms, an outdated figure is left as it is: so much less is counted while many writes follow one another. */
const REST = 500

interface LaggingCount {
  value: Promise<unknown>
  isCounted: boolean
  /** When something was written after it was counted. */
  outdatedAt?: number
  /** What it was before, while it is being counted. */
  before?: { value: Promise<unknown>; outdatedAt: number }
}

/**
 * Counts that may lag behind a little: while one is counted anew, whoever asks gets the last one, for a second at most.
 * Counting costs some tens of milliseconds, and during a long work of many writes each request would wait for it.
 */
export class LaggingCounts {
  private readonly known = new Map<string, LaggingCount>()

  /** @param most figures that are kept; the oldest go first */
  constructor(private readonly most: number) {}

  /** Something was written: figures are counted anew when they are next asked for. */
  age(): void {
    const now = performance.now()
    for (const figure of this.known.values()) figure.outdatedAt ??= now
  }

  /** Something was written that everybody sees at once. */
  clear(): void {
    this.known.clear()
  }

  /**
   * @param question its key
   * @param count works the figure out; a failure is not kept
   */
  get<T>(question: string, count: () => Promise<T>): Promise<T> {
    const known = this.known.get(question)
    const figure = known && !isDue(known) ? known : this.renew(question, count, known)
    const { before, isCounted, value } = figure
    const lagging = !isCounted && before && performance.now() - before.outdatedAt < LONGEST_LAG
    return (lagging ? before.value : value) as Promise<T>
  }

  private renew(
    question: string,
    count: () => Promise<unknown>,
    { value, outdatedAt }: Partial<LaggingCount> = {},
  ): LaggingCount {
    const figure: LaggingCount = { value: count(), isCounted: false }
    if (value && outdatedAt !== undefined) figure.before = { value, outdatedAt }
    this.known.delete(question)
    this.known.set(question, figure)
    figure.value.then(
      () => {
        figure.isCounted = true
        delete figure.before
      },
      () => {
        if (this.known.get(question) === figure) this.known.delete(question)
      },
    )
    const [oldest] = this.known.keys()
    if (this.known.size > this.most && oldest !== undefined) this.known.delete(oldest)
    return figure
  }
}

/** A figure that is being counted is not counted twice, even if it is outdated by then. */
const isDue = ({ isCounted, outdatedAt }: LaggingCount): boolean =>
  isCounted && outdatedAt !== undefined && performance.now() - outdatedAt >= REST
