/** A whole answer, ready to be sent again. */
export interface Answer {
  /** names and values in turns, as `writeHead` takes them */
  headers: string[]
  body: Buffer
  /** the pattern of the route that gave it, for the metrics */
  route: string
}

/** Answers by what was asked, up to a number of bytes; those that nobody asked for longest go first. */
export class AnswerStore {
  private readonly answers = new Map<string, Answer>()
  private bytes = 0

  /** @param capacity bytes of all bodies together */
  constructor(private readonly capacity: number) {}

  get(key: string): Answer | undefined {
    const answer = this.answers.get(key)
    if (!answer) return undefined
    // A map keeps the order of insertion: what is asked for becomes the newest.
    this.answers.delete(key)
    this.answers.set(key, answer)
    return answer
  }

  set(key: string, answer: Answer): void {
    this.remove(key)
    this.answers.set(key, answer)
    this.bytes += answer.body.length
    for (const oldest of this.answers.keys()) {
      if (this.bytes <= this.capacity) return
      this.remove(oldest)
    }
  }

  clear(): void {
    this.answers.clear()
    this.bytes = 0
  }

  private remove(key: string): void {
    this.bytes -= this.answers.get(key)?.body.length ?? 0
    this.answers.delete(key)
  }
}
