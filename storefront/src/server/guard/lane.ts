/** Longest turn in ms: who reads a response slowly, or waits for a backend that hangs, must not hold up the others. */
const LONGEST_TURN = 2_000

/** Lets tasks take turns, one at a time, in the order in which they came. */
export class Lane {
  private isTaken = false
  private readonly waiting: (() => void)[] = []

  /** Waits for a turn. @returns ends it; needless after two seconds */
  async enter(): Promise<() => void> {
    if (this.isTaken) await new Promise<void>((resolve) => this.waiting.push(resolve))
    this.isTaken = true
    let isOver = false
    const leave = () => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      this.leave()
    }
    const timer = setTimeout(leave, LONGEST_TURN)
    return leave
  }

  private leave(): void {
    const next = this.waiting.shift()
    if (next) next()
    else this.isTaken = false
  }
}
