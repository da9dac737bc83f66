import { type ServerResponse } from "node:http"
import { networkOf } from "@scanwright/backend/contract/caller"
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible"

/** Length of a window in seconds: a burst is over soon. */
const WINDOW_S = 10
const WINDOWS_A_MINUTE = 60 / WINDOW_S

/** Limits of one visitor, in a minute. */
export interface RenderingSettings {
  /** Cards and data sheets that are drawn. */
  readonly drawings: number
  /** Pages that do not exist. */
  readonly missing: number
}

/** What a request took, for which its visitor's share is smaller. */
export type Rendering = keyof RenderingSettings

/**
 * Counts what visitors make the server render beside the pages of the shop. Every drawing and every invented address costs
 * as much as a page, and no memory is large enough for all of them.
 */
export class RenderingLimits {
  private readonly limiters: Record<Rendering, RateLimiterMemory>

  constructor(settings: RenderingSettings) {
    const limiter = (keyPrefix: Rendering) =>
      new RateLimiterMemory({
        keyPrefix,
        points: Math.max(1, Math.ceil(settings[keyPrefix] / WINDOWS_A_MINUTE)),
        duration: WINDOW_S,
      })
    this.limiters = { drawings: limiter("drawings"), missing: limiter("missing") }
  }

  /**
   * Counts a rendering before it begins.
   *
   * @returns the seconds to wait where the visitor's share is used up, and nothing was counted
   */
  async take(rendering: Rendering, address: string): Promise<number | undefined> {
    try {
      await this.limiters[rendering].consume(networkOf(address))
      return undefined
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      return Math.max(1, Math.ceil(reason.msBeforeNext / 1_000))
    }
  }

  /** Takes back what was counted for a response that was stored already, or that was a page. */
  async giveBack(rendering: Rendering, address: string): Promise<void> {
    await this.limiters[rendering].reward(networkOf(address))
  }
}

/** Whether a response was found, and not rendered for its visitor. */
export const wasStored = (response: ServerResponse): boolean =>
  ["HIT", "STALE"].includes(String(response.getHeader("x-nextjs-cache") ?? ""))
