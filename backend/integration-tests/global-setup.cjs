const { mkdtempSync } = require("node:fs")
const net = require("node:net")
const { tmpdir } = require("node:os")
const path = require("node:path")

/**
 * Ports that no system gives to outgoing connections or to whom asks for any port: one that is free now is still free when a test
 * listens on it. Each run begins somewhere else.
 */
const PORTS = { first: 20_000, count: 10_000 }
let tried = (process.pid * 32) % PORTS.count

const canListen = (port) =>
  new Promise((resolve) => {
    const server = net.createServer()
    // Taken, or kept by the system.
    server.once("error", () => resolve(false))
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)))
  })

/** A port that nothing listens on, and that was not returned before. */
const freePort = async () => {
  for (let left = PORTS.count; left > 0; left -= 1) {
    const port = PORTS.first + tried
    tried = (tried + 1) % PORTS.count
    if (await canListen(port)) return port
  }
  throw new Error(`Every port from ${PORTS.first} to ${PORTS.first + PORTS.count - 1} is taken.`)
}

/** Each worker starts a whole Medusa, so more of them than this gain nothing on any machine. */
const MOST_WORKERS = 4

/** Settings of one worker: ports and folders that two Medusas on one machine must not share. */
const settingsOfWorker = async () => {
  const storefront = `http://127.0.0.1:${await freePort()}`
  return {
    STORE_CORS: storefront,
    ADMIN_CORS: storefront,
    AUTH_CORS: storefront,
    STOREFRONT_URL: storefront,
    MAIL_OUTBOX_DIR: mkdtempSync(path.join(tmpdir(), "scanwright-outbox-")),
    UPLOAD_DIR: mkdtempSync(path.join(tmpdir(), "scanwright-uploads-")),
    /** Where a test's own mail server may listen. */
    TEST_MAIL_PORT: String(await freePort()),
  }
}

/**
 * Gives the application under test its settings; the test runner puts its own database in the place of DATABASE_URL,
 * and worker-settings.cjs applies the settings of a single worker.
 */
module.exports = async () => {
  const workers = []
  while (workers.length < MOST_WORKERS) workers.push(await settingsOfWorker())
  Object.assign(process.env, {
    WORKER_SETTINGS: JSON.stringify(workers),
    NODE_ENV: "test",
    DATABASE_URL: "postgres://localhost/replaced-by-the-test-runner",
    JWT_SECRET: "secret-of-integration-tests",
    COOKIE_SECRET: "secret-of-integration-tests",
    REVALIDATE_SECRET: "secret-of-integration-tests",
    BACKEND_URL: "http://localhost:9000",
    MEDUSA_DISABLE_TELEMETRY: "true",
    LOG_LEVEL: "error",
    // A suite asks more in a minute than any visitor; safety.spec.ts removes these to test the real limits.
    RATE_LIMIT_ACCOUNT_REQUESTS: "100000",
    RATE_LIMIT_FORMS: "100000",
    RATE_LIMIT_MAIL: "100000",
    RATE_LIMIT_ACKNOWLEDGEMENTS: "100000",
    RATE_LIMIT_SUGGESTIONS: "100000",
    RATE_LIMIT_SEARCH: "100000",
  })
  delete process.env.REDIS_URL
}
