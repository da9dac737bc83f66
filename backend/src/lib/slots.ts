/** Lets so many tasks run at a time; the others wait their turn. */
export class Slots {
  private free: number
  private readonly waiting: (() => void)[] = []

  /** @param size tasks at a time */
  constructor(size: number) {
    this.free = size
  }

  /**
   * Runs a task as soon as there is room.
   *
   * @returns or throws what the task does
   */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.free > 0) this.free -= 1
    else await new Promise<void>((resolve) => this.waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.free += 1
    }
  }
}
