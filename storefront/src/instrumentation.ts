/** Runs once when the server starts: a server with missing or wrong settings does not start. */
export async function register(): Promise<void> {
  if (process.env.NEXT_PHASE === "phase-production-build") return
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { prepareServer } = await import("./config/prepare-server")
    prepareServer()
  }
}
