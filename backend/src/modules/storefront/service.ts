import { type Logger } from "@medusajs/framework/types"
import { StorefrontNotifier } from "./notifier"

export interface StorefrontOptions {
  /** Public address of the storefront, without a slash at its end. */
  url: string
  /** Secret of the storefront's webhook. */
  secret: string
}

/** Owns the notifier of the storefront, and stops it with the application. */
export class StorefrontModuleService {
  readonly notifier: StorefrontNotifier

  constructor({ logger }: { logger: Logger }, { url, secret }: StorefrontOptions) {
    this.notifier = new StorefrontNotifier({ storefrontUrl: url, secret, logger })
  }

  readonly __hooks = {
    // Runs after the queues have finished their work, which may publish further changes.
    onApplicationShutdown: () => this.notifier.finish(),
  }
}
