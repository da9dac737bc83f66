import { type BlockList } from "node:net"
import { type Logger } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { type PatchName, patchesInForce } from "../../framework/patches"
import { startPatches } from "../../framework/start-patches"
import { type CspSources } from "../../contract"
import { proxyRules } from "../../contract/caller"
import { type RateSettings, RateLimits } from "../../safety/rate-limits"
import { watchRequests } from "../../safety/watch-requests"

export interface SafetyOptions {
  /** see `proxyRules` */
  trustedProxies: string
  /** further sources in the content security policy of the Medusa Admin */
  adminCspSources: CspSources
  rateLimits: RateSettings
  redisUrl?: string | undefined
  /** see `patchesInForce` */
  frameworkPatchesOff: string
}

/** Starts the checks of requests and the rate limits, and stops them with the application. */
export class SafetyModuleService {
  readonly limits: RateLimits
  readonly proxies: BlockList
  readonly patches: ReadonlySet<PatchName>
  private readonly adminCspSources: CspSources
  private stopWatching: (() => void) | undefined
  private stopPatches: (() => void) | undefined
  private readonly logger: Logger

  constructor({ logger }: { logger: Logger }, options: SafetyOptions) {
    const proxies = proxyRules(options.trustedProxies)
    if (!proxies) {
      throw new MedusaError(MedusaError.Types.INVALID_DATA, "trustedProxies is not a list of networks")
    }
    this.logger = logger
    this.proxies = proxies
    this.adminCspSources = options.adminCspSources
    this.patches = patchesInForce(options.frameworkPatchesOff)
    this.limits = new RateLimits(options.rateLimits, options.redisUrl, logger)
  }

  readonly __hooks = {
    onApplicationStart: async (): Promise<void> => {
      this.stopWatching ??= watchRequests(this.proxies, this.adminCspSources, this.logger)
      this.stopPatches ??= startPatches(this.patches, this.logger)
      await this.limits.open()
    },
    onApplicationShutdown: async (): Promise<void> => {
      this.stopWatching?.()
      this.stopWatching = undefined
      this.stopPatches?.()
      this.stopPatches = undefined
      this.limits.close()
    },
  }
}
