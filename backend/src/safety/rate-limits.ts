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

/** Seconds. */
const WINDOW = 60
/** Milliseconds after which Redis counts as away. */
const REDIS_PATIENCE = 500
/** Guessing one password at many accounts: so many times the failures of one account are allowed to one address. */
const ACCOUNTS_PER_ADDRESS = 10

/** Requests a minute of one address, and for sign-in failures a minute of one address at one account. */
export interface RateFigures {
  signIn: number
  forms: number
  mail: number
  suggestions: number
  search: number
}

/** What is counted, and what the answer calls it. */
const LIMITS = {
  "sign-in": { points: ({ signIn }: RateFigures) => signIn, of: "sign-in attempts" },
  "sign-in-address": {
    points: ({ signIn }: RateFigures) => signIn * ACCOUNTS_PER_ADDRESS,
    of: "sign-in attempts",
  },
  forms: { points: ({ forms }: RateFigures) => forms, of: "form submissions" },
  mail: { points: ({ mail }: RateFigures) => mail, of: "requests for mail" },
  suggestions: { points: ({ suggestions }: RateFigures) => suggestions, of: "suggestions" },
  search: { points: ({ search }: RateFigures) => search, of: "searches" },
} as const

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
  let away = false
  redis.on("error", (error: Error) => {
    if (!away) logger.warn(`Rate limits are counted in this process only, Redis is away: ${error.message}`)
    away = true
  })
  redis.on("ready", () => {
    if (away) logger.info("Rate limits are counted in Redis again")
    away = false
  })
  return redis
}

/** Counts requests in windows of one minute: in Redis for all processes where there is one, else in this process. */
export class RateLimits {
  private readonly redis: Redis | undefined
  private readonly limiters: Record<RateLimit, RateLimiterAbstract>

  /**
   * @param figures requests a minute
   * @param redisUrl absent: counted in this process only
   * @param logger hears when Redis goes and comes back
   */
  constructor(
    figures: RateFigures,
    redisUrl: string | undefined,
    private readonly logger: Logger,
  ) {
    this.redis = redisUrl === undefined ? undefined : redisClient(redisUrl, logger)
    this.limiters = Object.fromEntries(
      NAMES.map((name) => [name, this.limiter(name, LIMITS[name].points(figures))]),
    ) as Record<RateLimit, RateLimiterAbstract>
  }

  private limiter(name: RateLimit, points: number): RateLimiterAbstract {
    const options = { keyPrefix: `rate:${name}`, points, duration: WINDOW }
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

  /** Connects to Redis, if there is one. Its absence is no failure: the client says so itself and keeps trying. */
  async open(): Promise<void> {
    await this.redis?.connect().catch(() => undefined)
  }

  /**
   * Counts one request.
   *
   * @param name what is counted
   * @param key of whom
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
   * Takes back what {@link take} counted, where only failures count. A failure of it costs the caller one attempt.
   *
   * @param name what was counted
   * @param key of whom
   */
  async giveBack(name: RateLimit, key: string): Promise<void> {
    try {
      await this.limiters[name].reward(key)
    } catch (error) {
      this.logger.warn(`Taking back a counted ${name} failed: ${describeError(error).message}`)
    }
  }

  /** Lets go of Redis. */
  close(): void {
    this.redis?.disconnect()
  }
}
