/** A whole response that can be sent again. */
export interface StoredResponse {
  /** Names and values in turns, as `writeHead` takes them. */
  headers: string[]
  body: Buffer
  /** The pattern of the route that rendered it, for the metrics. */
  route: string
}

/** Responses by their key, up to a number of bytes; the least recently used are dropped first. */
export class ResponseStore {
  private readonly responses = new Map<string, StoredResponse>()
  private bytes = 0

  /** @param capacity bytes of all bodies together */
  constructor(private readonly capacity: number) {}

  get(key: string): StoredResponse | undefined {
    const response = this.responses.get(key)
    if (!response) return undefined
    // A map iterates in the order of insertion: the response that was used last goes to its end.
    this.responses.delete(key)
    this.responses.set(key, response)
    return response
  }

  set(key: string, response: StoredResponse): void {
    this.remove(key)
    this.responses.set(key, response)
    this.bytes += response.body.length
    for (const oldest of this.responses.keys()) {
      if (this.bytes <= this.capacity) return
      this.remove(oldest)
    }
  }

  clear(): void {
    this.responses.clear()
    this.bytes = 0
  }

  private remove(key: string): void {
    this.bytes -= this.responses.get(key)?.body.length ?? 0
    this.responses.delete(key)
  }
}
