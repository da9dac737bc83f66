import { normaliseSitePath, type RedirectSyncResponse } from "@scanwright/backend/contract"

/** A redirect by staff. */
export type Redirect = RedirectSyncResponse["redirects"][number]

/** Sends hits, and resolves with all redirects. */
export type Synchronise = (hits: { path: string; count: number }[]) => Promise<readonly Redirect[]>

/** Most paths whose hits one call reports. */
const HITS_MOST = 100

/** Every redirect by staff, in memory: the guard looks each request up before Next.js sees it. */
export class RedirectTable {
  private redirects: ReadonlyMap<string, Redirect> = new Map()
  private hits = new Map<string, number>()
  private running: Promise<void> | null = null
  private isAskedAgain = false

  constructor(private readonly synchronise: Synchronise) {}

  /**
   * Finds the redirect of an address, in any spelling of it.
   *
   * @param path of the request, without its query
   */
  find(path: string): Redirect | undefined {
    if (this.redirects.size === 0) return undefined
    const own = normaliseSitePath(path)
    return own === null ? undefined : this.redirects.get(own)
  }

  /** Counts that a redirect was followed; nothing is stored of who did. */
  count({ path }: Redirect): void {
    this.hits.set(path, (this.hits.get(path) ?? 0) + 1)
  }

  /** Whether hits wait to be reported. */
  get hasHits(): boolean {
    return this.hits.size > 0
  }

  /** Reads all redirects and reports hits. Calls during a running one lead to one more after it. @throws where the backend does not respond */
  async refresh(): Promise<void> {
    if (this.running) {
      this.isAskedAgain = true
      return this.running
    }
    this.running = this.readAll().finally(() => (this.running = null))
    return this.running
  }

  private async readAll(): Promise<void> {
    do {
      this.isAskedAgain = false
      const sent = [...this.hits].slice(0, HITS_MOST).map(([path, count]) => ({ path, count }))
      for (const { path } of sent) this.hits.delete(path)
      try {
        const redirects = await this.synchronise(sent)
        this.redirects = new Map(redirects.map((redirect) => [redirect.path, redirect]))
      } catch (error) {
        for (const { path, count } of sent) this.hits.set(path, (this.hits.get(path) ?? 0) + count)
        throw error
      }
    } while (this.isAskedAgain)
  }
}
