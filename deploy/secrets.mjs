// Makes what must be secret in a shop of containers, once, each secret where only those who need it read it. What .env names
// wins, what is stored stays, the rest is random. Plain Node, for it runs in the backend's image:
//   node secrets.mjs         writes them
//   node secrets.mjs show    prints the first administrator's e-mail and password
import { randomBytes } from "node:crypto"
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import process from "node:process"
import { parseEnv } from "node:util"

const folder = process.env.SECRETS_DIR ?? "/secrets"
/** Read by this image's own user. */
const OWN = 0o400
/** Read by the user of another image; no other image has the volume. */
const OTHERS = 0o444

/** @param {string} name @returns {string} its text, or none */
const stored = (name) =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8").trim() : ""

/** @param {string} name @param {string} text @param {number} mode */
function store(name, text, mode) {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  // Whole or not at all, also when this ends in the middle of it.
  writeFileSync(`${file}.new`, `${text}\n`, { mode: 0o600 })
  chmodSync(`${file}.new`, mode)
  renameSync(`${file}.new`, file)
}

/** @param {Record<string, string>} values @returns {string} the text of a file for `node --env-file` */
function envFile(values) {
  return Object.entries(values)
    .map(([name, value]) => {
      const quote = ["'", '"', "`"].find((mark) => !value.includes(mark))
      if (!quote || value.includes("\n"))
        throw new Error(`${name} has a line break, or all three quotation marks.`)
      return `${name}=${quote}${value}${quote}`
    })
    .join("\n")
}

const random = () => randomBytes(32).toString("base64url")
const known = parseEnv(stored("medusa/env"))
const admin = parseEnv(stored("medusa/admin"))

/** @param {string} name of a setting @param {string | undefined} kept as it is stored @returns {string} */
const secret = (name, kept) => process.env[name] || kept || random()

/** Whether the address is this machine's own without TLS: only there cookies go over plain HTTP. @param {string} address */
const isOwnMachine = (address) => /^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(address)

function writeAll() {
  const { BACKEND_PUBLIC_URL: address = "", INSECURE_COOKIES: cookies, DATABASE_URL, REDIS_URL } = process.env
  const postgres = secret("POSTGRES_PASSWORD", stored("postgres/password"))
  const redis = secret("REDIS_PASSWORD", stored("redis/password"))
  const revalidate = secret("REVALIDATE_SECRET", known.REVALIDATE_SECRET)
  const database = `postgres://scanwright:${encodeURIComponent(postgres)}@postgres:5432/scanwright?sslmode=disable`
  const redisUrl = REDIS_URL || `redis://:${encodeURIComponent(redis)}@redis:6379`
  store("postgres/password", postgres, OTHERS)
  store("redis/password", redis, OTHERS)
  store("redis/redis.conf", `requirepass ${JSON.stringify(redis)}`, OTHERS)
  store("grafana/password", secret("GRAFANA_PASSWORD", stored("grafana/password")), OTHERS)
  const medusa = {
    DATABASE_URL: DATABASE_URL || database,
    REDIS_URL: redisUrl,
    JWT_SECRET: secret("JWT_SECRET", known.JWT_SECRET),
    COOKIE_SECRET: secret("COOKIE_SECRET", known.COOKIE_SECRET),
    REVALIDATE_SECRET: revalidate,
    INSECURE_COOKIES: cookies || String(isOwnMachine(address)),
  }
  store("medusa/env", envFile(medusa), OWN)
  const account = {
    ADMIN_EMAIL: process.env.ADMIN_EMAIL || admin.ADMIN_EMAIL || "admin@scanwright.example",
    ADMIN_PASSWORD: secret("ADMIN_PASSWORD", admin.ADMIN_PASSWORD),
  }
  store("medusa/admin", envFile(account), OWN)
  store("storefront/env", envFile({ REDIS_URL: redisUrl, REVALIDATE_SECRET: revalidate }), OWN)
  console.log(
    "The secrets are in their volumes. The first administrator: docker compose run --rm secrets show",
  )
}

if (process.argv[2] === "show") {
  console.log(`E-mail:   ${admin.ADMIN_EMAIL ?? ""}\nPassword: ${admin.ADMIN_PASSWORD ?? ""}`)
} else {
  writeAll()
}
