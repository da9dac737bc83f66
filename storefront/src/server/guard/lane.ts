/** Longest turn in ms: who reads a response slowly, or waits for a backend that hangs, must not hold up the others. */
const LONGEST_TURN = 2_000

/** Most tasks that wait: more would wait longer than anybody does. */
const MOST_WAITING = 200

/**
 * Lets tasks take turns, one at a time, in the order in which they came. After each the lane rests as long as it took: so
 * half of the time is for everything else, however slow the machine is.
 */
export class Lane {
  private isTaken = false
  private readonly waiting: (() => void)[] = []

  /** Waits for a turn. @returns ends it, needless after two seconds; undefined where too many wait already */
  async enter(): Promise<(() => void) | undefined> {
    if (this.waiting.length >= MOST_WAITING) return undefined
    if (this.isTaken) await new Promise<void>((resolve) => this.waiting.push(resolve))
    this.isTaken = true
    const began = performance.now()
    let isOver = false
    const leave = () => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      setTimeout(() => this.next(), performance.now() - began)
    }
    const timer = setTimeout(leave, LONGEST_TURN)
    return leave
  }

  private next(): void {
    const next = this.waiting.shift()
    if (next) next()
    else this.isTaken = false
  }
}
