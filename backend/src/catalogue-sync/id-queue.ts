/** One call: its ids that are not done yet, and how to resolve it. */
interface Waiter {
  left: Set<string>
  /** time of the call, in epoch ms */
  since: number
  resolve: () => void
  reject: (error: unknown) => void
}

/**
 * Works through ids of records in small portions, one portion at a time, so that no two writes of one record overlap.
 * Small calls go before large ones: a changed price does not wait behind a renamed brand with 30,000 products.
 */
export class IdQueue {
  private readonly urgent = new Set<string>()
  private readonly bulk = new Set<string>()
  private waiters: Waiter[] = []
  private running = false

  /**
   * @param work does one portion; each id at most once in it
   * @param portion the most ids of one portion
   */
  constructor(
    private readonly work: (ids: string[]) => Promise<void>,
    private readonly portion: number,
  ) {}

  /**
   * Queues records. An id that waits already is worked on once for all calls.
   *
   * @param ids the products
   * @returns resolves when each of them was worked on after this call
   * @throws what the work threw for a portion with one of them
   */
  async add(ids: readonly string[]): Promise<void> {
    const left = new Set(ids)
    if (left.size === 0) return
    const line = left.size > this.portion ? this.bulk : this.urgent
    for (const id of left) line.add(id)
    await new Promise<void>((resolve, reject) => {
      this.waiters.push({ left, since: Date.now(), resolve, reject })
      if (!this.running) {
        this.running = true
        // One write emits several events in a row; a turn of the event loop gathers them.
        setImmediate(() => void this.run())
      }
    })
  }

  /** How many products are not done, and for how long the first of them has waited, in ms. */
  backlog(): { waiting: number; oldest: number } {
    const waiting = new Set(this.waiters.flatMap(({ left }) => [...left])).size
    const [first] = this.waiters
    return { waiting, oldest: first ? Date.now() - first.since : 0 }
  }

  private take(): string[] {
    const line = this.urgent.size > 0 ? this.urgent : this.bulk
    const ids: string[] = []
    for (const id of line) {
      if (ids.length === this.portion) break
      ids.push(id)
    }
    for (const id of ids) {
      this.urgent.delete(id)
      this.bulk.delete(id)
    }
    return ids
  }

  private async run(): Promise<void> {
    for (let ids = this.take(); ids.length > 0; ids = this.take()) {
      // Calls from here on may follow a change that this portion has not read.
      const waiting = [...this.waiters]
      try {
        await this.work(ids)
        for (const { left } of waiting) for (const id of ids) left.delete(id)
      } catch (error) {
        for (const waiter of waiting) {
          if (!ids.some((id) => waiter.left.has(id))) continue
          waiter.reject(error)
          this.waiters = this.waiters.filter((other) => other !== waiter)
        }
      }
      this.waiters = this.waiters.filter(({ left, resolve }) => {
        if (left.size === 0) resolve()
        return left.size > 0
      })
    }
    this.running = false
  }
}
