import path from "node:path"
import { defineConfig, loadEnv, Modules } from "@medusajs/framework/utils"
import { isLocalDatabase, readEnvironment, type Environment } from "./src/lib/env"
import { uploadFolder } from "./src/lib/upload-folder"

loadEnv(process.env.NODE_ENV ?? "development", process.cwd())
process.env.MEDUSA_DISABLE_TELEMETRY ??= "true"

/** A build bakes no setting in, so it runs where none is given (a container image, a continuous integration). */
const isBuild = process.argv[2] === "build"
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

const uploads = uploadFolder(environment.UPLOAD_DIR)

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
  projectConfig: {
    databaseUrl: environment.DATABASE_URL,
    ...(isLocalDatabase(environment.DATABASE_URL)
      ? { databaseDriverOptions: { connection: { ssl: false } } }
      : {}),
    ...(environment.REDIS_URL ? { redisUrl: environment.REDIS_URL } : {}),
    ...(environment.INSECURE_COOKIES === "true"
      ? { cookieOptions: { secure: false, sameSite: "lax" as const } }
      : {}),
    http: {
      storeCors: environment.STORE_CORS,
      adminCors: environment.ADMIN_CORS,
      authCors: environment.AUTH_CORS,
      jwtSecret: environment.JWT_SECRET,
      cookieSecret: environment.COOKIE_SECRET,
      jwtExpiresIn: "24h",
    },
  },
  admin: { path: "/app" },
  modules: [
    { resolve: "./src/modules/brand" },
    { resolve: "./src/modules/machine-type" },
    { resolve: "./src/modules/product-profile" },
    {
      key: Modules.FILE,
      resolve: "@medusajs/medusa/file",
      options: {
        providers: [
          {
            resolve: "@medusajs/medusa/file-local",
            id: "local",
            options: {
              upload_dir: uploads,
              private_upload_dir: path.join(uploads, ".private"),
              backend_url: `${environment.BACKEND_URL}/static`,
            },
          },
        ],
      },
    },
    {
      key: Modules.SEARCH,
      resolve: "@medusajs/medusa/search",
      // The engine behind src/search is this one line.
      options: { providers: [{ resolve: "@medusajs/medusa/search-postgres", id: "postgres" }] },
    },
    ...(environment.REDIS_URL ? redisModules(environment.REDIS_URL) : []),
  ],
})
