import { Redis } from "ioredis"
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible"
import { type Logger } from "@medusajs/framework/types"
import { describeError } from "../lib/describe-error"
import { Refusal } from "./refusal"

/** Length of a window in seconds, unless a limit has its own. */
const WINDOW = 60
const HOUR = 60 * 60
/** Milliseconds after which Redis counts as unavailable. */
const REDIS_PATIENCE = 500
/** Failed sign-ins of one address at all accounts, as a multiple of those at one account: guesses at many accounts. */
const ACCOUNTS_PER_ADDRESS = 10

/**
 * Limits in requests a minute of one address; for sign-in in failures a minute of one address at one account, and for
 * carts in new ones an hour.
 */
export interface RateSettings {
  signIn: number
  accountRequests: number
  forms: number
  mail: number
  suggestions: number
  productViews: number
  search: number
  reads: number
  writes: number
  newCarts: number
}

interface Limit {
  points: (settings: RateSettings) => number
  /** the counted requests, in messages */
  of: string
  /** length of its window in seconds */
  window?: number
}

/** Limits by name, each with its noun in messages. */
const LIMITS = {
  "sign-in": { points: ({ signIn }: RateSettings) => signIn, of: "sign-in attempts" },
  "sign-in-address": {
    points: ({ signIn }: RateSettings) => signIn * ACCOUNTS_PER_ADDRESS,
    of: "sign-in attempts",
  },
  "second-factor": { points: ({ signIn }: RateSettings) => signIn, of: "sign-in attempts" },
  // A code is good for 90 seconds, and for one use.
  "second-factor-code": { points: () => 1, of: "uses of this code", window: 2 * WINDOW },
  "account-requests": {
    points: ({ accountRequests }: RateSettings) => accountRequests,
    of: "requests for an account",
  },
  // Of one company.
  invitations: { points: () => 20, of: "invitations" },
  forms: { points: ({ forms }: RateSettings) => forms, of: "form submissions" },
  mail: { points: ({ mail }: RateSettings) => mail, of: "requests for mail" },
  // Of one member of staff.
  "test-mails": { points: () => 10, of: "test mails", window: 10 * WINDOW },
  suggestions: { points: ({ suggestions }: RateSettings) => suggestions, of: "suggestions" },
  "product-views": { points: ({ productViews }: RateSettings) => productViews, of: "views" },
  search: { points: ({ search }: RateSettings) => search, of: "searches" },
  reads: { points: ({ reads }: RateSettings) => reads, of: "requests" },
  writes: { points: ({ writes }: RateSettings) => writes, of: "changes" },
  "new-carts": { points: ({ newCarts }: RateSettings) => newCarts, of: "new carts", window: HOUR },
} as const satisfies Record<string, Limit>

export type RateLimit = keyof typeof LIMITS
const NAMES = Object.keys(LIMITS) as RateLimit[]

const redisClient = (url: string, logger: Logger): Redis => {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: REDIS_PATIENCE * 4,
    commandTimeout: REDIS_PATIENCE,
  })
  let isUnavailable = false
  redis.on("error", (error: Error) => {
    if (!isUnavailable)
      logger.warn(`Rate limits are counted in this process only, Redis is unavailable: ${error.message}`)
    isUnavailable = true
  })
  redis.on("ready", () => {
    if (isUnavailable) logger.info("Rate limits are counted in Redis again")
    isUnavailable = false
  })
  return redis
}

/** Counts requests in windows of a minute or an hour: in Redis for all processes where there is one, else in this process. */
export class RateLimits {
  private readonly redis: Redis | undefined
  private readonly limiters: Record<RateLimit, RateLimiterAbstract>

  /**
   * @param settings requests a minute
   * @param redisUrl absent: counted in this process only
   * @param logger gets a line when Redis becomes unavailable or available
   */
  constructor(
    settings: RateSettings,
    redisUrl: string | undefined,
    private readonly logger: Logger,
  ) {
    this.redis = redisUrl === undefined ? undefined : redisClient(redisUrl, logger)
    this.limiters = Object.fromEntries(
      NAMES.map((name) => [name, this.limiter(name, LIMITS[name], settings)]),
    ) as Record<RateLimit, RateLimiterAbstract>
  }

  private limiter(
    name: RateLimit,
    { points, window = WINDOW }: Limit,
    settings: RateSettings,
  ): RateLimiterAbstract {
    const options = { keyPrefix: `rate:${name}`, points: points(settings), duration: window }
    const memory = new RateLimiterMemory(options)
    return this.redis === undefined
      ? memory
      : new RateLimiterRedis({
          ...options,
          storeClient: this.redis,
          rejectIfRedisNotReady: true,
          insuranceLimiter: memory,
        })
  }

  /** Connects to Redis, if there is one. An unavailable Redis is no failure: the client logs it and keeps trying. */
  async open(): Promise<void> {
    await this.redis?.connect().catch(() => undefined)
  }

  /**
   * Counts one request.
   *
   * @param name of the limit
   * @param key of the caller or account
   * @throws Refusal (429) once the window's requests are used up
   */
  async take(name: RateLimit, key: string): Promise<void> {
    try {
      await this.limiters[name].consume(key)
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1_000))
      throw new Refusal(
        429,
        "too_many_requests",
        `Too many ${LIMITS[name].of}. Please try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`,
        seconds,
      )
    }
  }

  /**
   * Subtracts a request counted by {@link take}, where only failures count. If that fails, the caller loses one
   * attempt.
   *
   * @param name of the limit
   * @param key of the caller or account
   */
  async giveBack(name: RateLimit, key: string): Promise<void> {
    try {
      await this.limiters[name].reward(key)
    } catch (error) {
      this.logger.warn(`Subtracting a counted ${name} failed: ${describeError(error).message}`)
    }
  }

  /** Closes the connection to Redis. */
  close(): void {
    this.redis?.disconnect()
  }
}
