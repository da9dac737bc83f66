import { type Logger } from "@medusajs/framework/types"
import { type NotifierOptions, StorefrontNotifier } from "./notifier"

/** Options of the module, and those of the notifier that differ from its defaults. */
export interface StaticPagesOptions extends Partial<Omit<NotifierOptions, "storefrontUrl" | "logger">> {
  /** Public address of the storefront, without a slash at its end. */
  url: string
  /** Secret of the storefront's webhook. */
  secret: string
}

/** Owns the notifier of the storefront, and stops it with the application. */
export class StaticPagesModuleService {
  readonly notifier: StorefrontNotifier

  constructor({ logger }: { logger: Logger }, { url, ...options }: StaticPagesOptions) {
    this.notifier = new StorefrontNotifier({ storefrontUrl: url, ...options, logger })
  }

  readonly __hooks = {
    // Runs after the queues have finished their work, which may publish further changes.
    onApplicationShutdown: () => this.notifier.finish(),
  }
}
