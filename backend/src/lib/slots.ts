/** Runs a limited number of tasks at a time; the others wait in a queue. */
export class Slots {
  private free: number
  private readonly waiting: (() => void)[] = []

  /** @param size tasks at a time */
  constructor(size: number) {
    this.free = size
  }

  /**
   * Runs a task as soon as fewer than `size` others run.
   *
   * @returns the task's result
   * @throws the task's error
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
