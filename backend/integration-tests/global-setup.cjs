const { mkdtempSync } = require("node:fs")
const net = require("node:net")
const { tmpdir } = require("node:os")
const path = require("node:path")

/** A port that nothing listens on now. */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = net.createServer()
    server.on("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/** Gives the application under test its settings; the test runner puts its own database in the place of DATABASE_URL. */
module.exports = async () => {
  const storefront = `http://127.0.0.1:${await freePort()}`
  Object.assign(process.env, {
    NODE_ENV: "test",
    DATABASE_URL: "postgres://localhost/replaced-by-the-test-runner",
    JWT_SECRET: "secret-of-integration-tests",
    COOKIE_SECRET: "secret-of-integration-tests",
    REVALIDATE_SECRET: "secret-of-integration-tests",
    STORE_CORS: storefront,
    ADMIN_CORS: storefront,
    AUTH_CORS: storefront,
    STOREFRONT_URL: storefront,
    UPLOAD_DIR: mkdtempSync(path.join(tmpdir(), "scanwright-uploads-")),
    BACKEND_URL: "http://localhost:9000",
    MEDUSA_DISABLE_TELEMETRY: "true",
    LOG_LEVEL: "error",
  })
  delete process.env.REDIS_URL
}
