import { defineConfig, loadEnv, Modules } from "@medusajs/framework/utils"
import { logger } from "@medusajs/framework/logger"
import { isLocalDatabase, readEnvironment, type Environment } from "./src/config/environment"
import { dataFolder } from "./src/lib/data-folder"
import { mailSettings } from "./src/modules/mailer/environment"
import { fileProvider } from "./src/media/file-provider"
import { sessionCookieName } from "./src/safety/session-cookie"
import { requestLogger } from "./src/safety/request-logger"
import { type MailerOptions } from "./src/modules/mailer/service"
import { type SafetyOptions } from "./src/modules/safety/service"
import { type StorefrontOptions } from "./src/modules/storefront/service"

loadEnv(process.env.NODE_ENV ?? "development", process.cwd())
process.env.MEDUSA_DISABLE_TELEMETRY ??= "true"

/** A build bakes no setting in, so it runs where none is given (a container image, a continuous integration). */
const isBuild = process.argv[2] === "build"
// Uploads, mails and logs are personal data: this user's alone. A build's output is for whoever runs it.
if (!isBuild) process.umask(0o077)
const environment: Environment = readEnvironment(
  isBuild
    ? {
        DATABASE_URL: "postgres://localhost/build",
        JWT_SECRET: "only-while-building",
        COOKIE_SECRET: "only-while-building",
        REVALIDATE_SECRET: "only-while-building",
        STORE_CORS: "http://localhost:8000",
        ADMIN_CORS: "http://localhost:9000",
        AUTH_CORS: "http://localhost:9000",
        STOREFRONT_URL: "http://localhost:8000",
        BACKEND_URL: "http://localhost:9000",
      }
    : process.env,
)

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
  redisUrl: environment.REDIS_URL,
  frameworkPatchesOff: environment.FRAMEWORK_PATCHES_OFF,
  rateLimits: {
    signIn: environment.RATE_LIMIT_SIGN_IN,
    forms: environment.RATE_LIMIT_FORMS,
    mail: environment.RATE_LIMIT_MAIL,
    suggestions: environment.RATE_LIMIT_SUGGESTIONS,
    search: environment.RATE_LIMIT_SEARCH,
    reads: environment.RATE_LIMIT_READS,
    writes: environment.RATE_LIMIT_WRITES,
    newCarts: environment.RATE_LIMIT_NEW_CARTS,
  },
}

const storefront: StorefrontOptions = {
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
      authMethodsPerActor: { user: ["emailpass"], customer: [] },
    },
  },
  admin: { path: "/app" },
  modules: [
    { resolve: "./src/modules/safety", options: safety },
    { resolve: "./src/modules/activity" },
    { resolve: "./src/modules/blog" },
    { resolve: "./src/modules/brand" },
    { resolve: "./src/modules/catalogue-import" },
    { resolve: "./src/modules/handle-history" },
    { resolve: "./src/modules/machine-type" },
    { resolve: "./src/modules/product-profile" },
    { resolve: "./src/modules/form-submission" },
    { resolve: "./src/modules/storefront", options: storefront },
    { resolve: "./src/modules/staff-session" },
    { resolve: "./src/modules/url-seo" },
    {
      key: Modules.AUTH,
      resolve: "@medusajs/medusa/auth",
      // In the place of Medusa's own provider of this name.
      options: { providers: [{ resolve: "./src/modules/staff-password", id: "emailpass" }] },
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
      key: Modules.SEARCH,
      resolve: "@medusajs/medusa/search",
      // Another search engine behind src/search is another provider in this line.
      options: { providers: [{ resolve: "./src/modules/search-columns", id: "columns" }] },
    },
    ...(environment.REDIS_URL ? redisModules(environment.REDIS_URL) : []),
  ],
})
