import { defineConfig, loadEnv, Modules } from "@medusajs/framework/utils"
import { logger } from "@medusajs/framework/logger"
import { isLocalDatabase, readEnvironment, type Environment } from "./src/config/environment"
import { type StaticPagesOptions } from "@scanwright/static-pages/medusa"
import { secondFactorKey } from "./src/config/second-factor-key"
import { dataFolder } from "./src/lib/data-folder"
import { mailSettings } from "./src/modules/mailer/environment"
import { fileProvider } from "./src/media/file-provider"
import { sessionCookieName } from "./src/safety/session-cookie"
import { requestLogger } from "./src/safety/request-logger"
import { type MailerOptions } from "./src/modules/mailer/service"
import { type SafetyOptions } from "./src/modules/safety/service"

loadEnv(process.env.NODE_ENV ?? "development", process.cwd())
process.env.MEDUSA_DISABLE_TELEMETRY ??= "true"

/** A build bakes no setting in, so it runs where none is given (a container image, a continuous integration). */
const isBuild = process.argv[2] === "build"
// Uploads, mails and logs are personal data: this user's alone. A build's output is for whoever runs it.
if (!isBuild) process.umask(0o077)
const environment: Environment = readEnvironment(isBuild ? {} : process.env)

const { from, replyTo, smtp } = mailSettings(environment)
const mailer: MailerOptions = {
  channels: ["email"],
  from,
  replyTo,
  smtp,
  outbox: dataFolder("outbox", environment.MAIL_OUTBOX_DIR),
}

const safety: SafetyOptions = {
  trustedProxies: environment.TRUSTED_PROXIES,
  adminCspSources: environment.ADMIN_CSP_SOURCES,
  redisUrl: environment.REDIS_URL,
  frameworkPatchesOff: environment.FRAMEWORK_PATCHES_OFF,
  rateLimits: {
    signIn: environment.RATE_LIMIT_SIGN_IN,
    accountRequests: environment.RATE_LIMIT_ACCOUNT_REQUESTS,
    forms: environment.RATE_LIMIT_FORMS,
    mail: environment.RATE_LIMIT_MAIL,
    suggestions: environment.RATE_LIMIT_SUGGESTIONS,
    productViews: environment.RATE_LIMIT_PRODUCT_VIEWS,
    search: environment.RATE_LIMIT_SEARCH,
    reads: environment.RATE_LIMIT_READS,
    writes: environment.RATE_LIMIT_WRITES,
    newCarts: environment.RATE_LIMIT_NEW_CARTS,
  },
}

const staticPages: StaticPagesOptions = {
  url: environment.STOREFRONT_URL,
  secret: environment.REVALIDATE_SECRET,
}

/** Whether browsers get cookies over TLS only. */
const isSecure = process.env.NODE_ENV === "production" && environment.INSECURE_COOKIES !== "true"

/** With Redis several processes share events, workflows, locks and cached reads; without it one process needs none. */
const redisModules = (redisUrl: string) => [
  { resolve: "@medusajs/medusa/event-bus-redis", options: { redisUrl } },
  { resolve: "@medusajs/medusa/workflow-engine-redis", options: { redis: { redisUrl } } },
  {
    resolve: "@medusajs/medusa/locking",
    options: {
      providers: [
        {
          resolve: "@medusajs/medusa/locking-redis",
          id: "locking-redis",
          is_default: true,
          options: { redisUrl },
        },
      ],
    },
  },
  {
    resolve: "@medusajs/medusa/caching",
    options: {
      providers: [
        {
          resolve: "@medusajs/caching-redis",
          id: "caching-redis",
          is_default: true,
          options: { redisUrl },
        },
      ],
    },
  },
]

export default defineConfig({
  logger: requestLogger(logger),
  projectConfig: {
    databaseUrl: environment.DATABASE_URL,
    ...(isLocalDatabase(environment.DATABASE_URL)
      ? { databaseDriverOptions: { connection: { ssl: false } } }
      : {}),
    ...(environment.REDIS_URL ? { redisUrl: environment.REDIS_URL } : {}),
    sessionOptions: { name: sessionCookieName(isSecure) },
    cookieOptions: { secure: isSecure, sameSite: "lax" as const },
    http: {
      storeCors: environment.STORE_CORS,
      adminCors: environment.ADMIN_CORS,
      authCors: environment.AUTH_CORS,
      jwtSecret: environment.JWT_SECRET,
      cookieSecret: environment.COOKIE_SECRET,
      // A lost token is of use for an hour; staff screens renew theirs while somebody works, for twelve hours at most.
      jwtExpiresIn: "1h",
      authMethodsPerActor: environment.AUTH_METHODS,
    },
  },
  admin: { path: "/app" },
  plugins: [{ resolve: "@scanwright/url-seo", options: {} }],
  modules: [
    { resolve: "./src/modules/safety", options: safety },
    { resolve: "./src/modules/activity" },
    { resolve: "./src/modules/popularity" },
    { resolve: "./src/modules/missed-search" },
    { resolve: "./src/modules/blog" },
    { resolve: "./src/modules/brand" },
    { resolve: "./src/modules/catalogue-import" },
    { resolve: "./src/modules/company" },
    { resolve: "./src/modules/company-facts" },
    { resolve: "./src/modules/handle-history" },
    { resolve: "./src/modules/machine-type" },
    { resolve: "./src/modules/mail-text" },
    { resolve: "./src/modules/post" },
    { resolve: "./src/modules/price-history" },
    { resolve: "./src/modules/price-list-state" },
    { resolve: "./src/modules/product-profile" },
    { resolve: "./src/modules/form-submission" },
    { resolve: "./src/modules/stock-alert" },
    { resolve: "@scanwright/static-pages/medusa", options: staticPages },
    { resolve: "./src/modules/redirect" },
    { resolve: "./src/modules/scheduled-price" },
    { resolve: "./src/modules/staff-role" },
    { resolve: "./src/modules/staff-session" },
    {
      key: Modules.AUTH,
      resolve: "@medusajs/medusa/auth",
      // In the place of Medusa's own provider of this name.
      options: {
        mfa: { encryption_key: secondFactorKey(environment.JWT_SECRET), disable_policy: "challenge" },
        providers: [
          { resolve: "./src/modules/staff-password", id: "emailpass" },
          ...environment.AUTH_PROVIDERS,
        ],
      },
    },
    {
      key: Modules.FILE,
      resolve: "@medusajs/medusa/file",
      options: { providers: [fileProvider(environment)] },
    },
    {
      key: Modules.NOTIFICATION,
      resolve: "@medusajs/medusa/notification",
      options: {
        providers: [
          { resolve: "./src/modules/mailer", id: "mailer", options: mailer },
          {
            resolve: "@medusajs/medusa/notification-local",
            id: "local",
            options: { name: "Local notifications", channels: ["feed"] },
          },
        ],
      },
    },
    {
      key: Modules.PAYMENT,
      resolve: "@medusajs/medusa/payment",
      options: { providers: environment.PAYMENT_PROVIDERS },
    },
    {
      key: Modules.TAX,
      resolve: "@medusajs/medusa/tax",
      options: { providers: environment.TAX_PROVIDERS },
    },
    {
      key: Modules.FULFILLMENT,
      resolve: "@medusajs/medusa/fulfillment",
      options: {
        providers: [
          { resolve: "@medusajs/medusa/fulfillment-manual", id: "manual" },
          ...environment.FULFILLMENT_PROVIDERS,
        ],
      },
    },
    {
      key: Modules.SEARCH,
      resolve: "@medusajs/medusa/search",
      options: {
        providers: [environment.SEARCH_PROVIDER ?? { resolve: "@scanwright/search-columns", id: "columns" }],
      },
    },
    ...(environment.REDIS_URL ? redisModules(environment.REDIS_URL) : []),
  ],
})
