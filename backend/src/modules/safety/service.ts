import { type BlockList } from "node:net"
import { type Logger } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { nameStatements } from "../../framework/statement-origin"
import { proxyRules } from "../../safety/caller"
import { type RateFigures, RateLimits } from "../../safety/rate-limits"
import { rememberKeys } from "../../framework/publishable-key-cache"
import { watchRequests } from "../../safety/watch-requests"

export interface SafetyOptions {
  /** see `proxyRules` */
  trustedProxies: string
  rateLimits: RateFigures
  redisUrl?: string | undefined
}

/** Stands at the door for as long as the application runs: watches requests and counts them. */
export class SafetyModuleService {
  readonly limits: RateLimits
  readonly proxies: BlockList
  private stopWatching: (() => void) | undefined
  private stopNaming: (() => void) | undefined
  private forgetKeys: (() => void) | undefined
  private readonly logger: Logger

  constructor({ logger }: { logger: Logger }, options: SafetyOptions) {
    const proxies = proxyRules(options.trustedProxies)
    if (!proxies) {
      throw new MedusaError(MedusaError.Types.INVALID_DATA, "trustedProxies is not a list of networks")
    }
    this.logger = logger
    this.proxies = proxies
    this.limits = new RateLimits(options.rateLimits, options.redisUrl, logger)
  }

  readonly __hooks = {
    onApplicationStart: async (): Promise<void> => {
      this.stopWatching ??= watchRequests(this.proxies, this.logger)
      this.stopNaming ??= nameStatements(this.logger)
      this.forgetKeys ??= rememberKeys()
      await this.limits.open()
    },
    onApplicationShutdown: async (): Promise<void> => {
      this.stopWatching?.()
      this.stopWatching = undefined
      this.stopNaming?.()
      this.stopNaming = undefined
      this.forgetKeys?.()
      this.forgetKeys = undefined
      this.limits.close()
    },
  }
}
