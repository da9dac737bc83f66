import { type ServerResponse } from "node:http"
import { networkOf } from "@scanwright/backend/contract/caller"
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible"
import { Lane } from "./lane"

/** Length of a window in seconds: a burst is over soon. */
const WINDOW_S = 10
const WINDOWS_A_MINUTE = 60 / WINDOW_S

/** Limits of one visitor, in a minute. */
export interface RenderingSettings {
  /** Cards and data sheets that are drawn. */
  readonly drawings: number
  /** Pages, and data of records, that do not exist. */
  readonly missing: number
}

/** What a request took, for which its visitor's share is smaller. */
export type Rendering = keyof RenderingSettings

/**
 * Requests of one visitor that are under way at most: several times what browsers send at once. What a page was rendered
 * for is known at its end only.
 */
const UNDER_WAY = 60

/**
 * Missing pages of one visitor in a window that are rendered like any others: more than a person finds. After these the
 * visitor's requests wait for those of others like them: a flood from many addresses takes one turn at a time.
 */
const UNHURRIED = 2

/** A request that was admitted. */
export interface Admission {
  /** Counts what it has taken, once it has ended. @param isRendered false for what was stored, and for a page */
  settle(isRendered: boolean): Promise<void>
}

/**
 * Counts what visitors make the server render beside the pages of the shop. Every drawing and every invented address costs
 * as much as a page, and no memory is large enough for all of them.
 */
export class RenderingLimits {
  private readonly limiters: Record<Rendering, RateLimiterMemory>
  private readonly underWay = new Map<string, number>()
  private readonly lane = new Lane()

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
   * Admits a request that may make the server render something. {@link Admission.settle} has to follow.
   *
   * @returns the seconds to wait where the visitor's share is used up
   */
  async admit(rendering: Rendering, address: string): Promise<number | Admission> {
    const network = networkOf(address)
    const others = this.underWay.get(network) ?? 0
    if (others >= UNDER_WAY) return 1
    this.underWay.set(network, others + 1)
    const seconds =
      rendering === "drawings" ? await this.count(rendering, network) : await this.wait(rendering, network)
    if (seconds !== undefined) {
      this.leave(network)
      return seconds
    }
    const isHurried = rendering === "missing" && (await this.isHurried(network))
    const endTurn = isHurried ? await this.lane.enter() : undefined
    if (isHurried && !endTurn) {
      this.leave(network)
      return 1
    }
    return {
      settle: async (isRendered) => {
        endTurn?.()
        this.leave(network)
        // A drawing is counted before it begins: ten at once would be drawn before the first has ended.
        if (rendering === "drawings" && !isRendered) await this.limiters[rendering].reward(network)
        if (rendering === "missing" && isRendered) await this.count(rendering, network)
      },
    }
  }

  private leave(network: string): void {
    const others = (this.underWay.get(network) ?? 1) - 1
    if (others > 0) this.underWay.set(network, others)
    else this.underWay.delete(network)
  }

  private async isHurried(network: string): Promise<boolean> {
    const counted = await this.limiters.missing.get(network)
    return counted !== null && counted.consumedPoints >= UNHURRIED
  }

  private async count(rendering: Rendering, network: string): Promise<number | undefined> {
    try {
      await this.limiters[rendering].consume(network)
      return undefined
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      return secondsOf(reason)
    }
  }

  private async wait(rendering: Rendering, network: string): Promise<number | undefined> {
    const counted = await this.limiters[rendering].get(network)
    return counted && counted.remainingPoints <= 0 ? secondsOf(counted) : undefined
  }
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1_000))

/** Whether a response was found, and not rendered for its visitor. */
export const wasStored = (response: ServerResponse): boolean =>
  ["HIT", "STALE"].includes(String(response.getHeader("x-nextjs-cache") ?? ""))
