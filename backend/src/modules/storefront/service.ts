import { type Logger } from "@medusajs/framework/types"
import { StorefrontNotifier } from "./notifier"

export interface StorefrontOptions {
  /** Public address of the storefront, without a slash at its end. */
  url: string
  /** What its webhook asks for. */
  secret: string
}

/** The storefront as the backend knows it: somebody to tell of changes, for as long as the application runs. */
export class StorefrontModuleService {
  readonly notifier: StorefrontNotifier

  constructor({ logger }: { logger: Logger }, { url, secret }: StorefrontOptions) {
    this.notifier = new StorefrontNotifier({ storefrontUrl: url, secret, logger })
  }

  readonly __hooks = {
    // After the preparation, in which the queues end their work and may still have something to tell.
    onApplicationShutdown: () => this.notifier.finish(),
  }
}
