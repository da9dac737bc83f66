/**
 * Runs once when the server starts: a server with missing or wrong settings does not start.
 *
 * @throws Error "Missing required environment variables: …"
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return
  const [{ env }, { site }] = await Promise.all([import("./config/env"), import("./config/site")])
  env()
  site()
}
