import { type Instrumentation } from "next"

/** Runs once when the server starts: a server with missing or invalid settings does not start. */
export async function register(): Promise<void> {
  if (process.env.NEXT_PHASE === "phase-production-build") return
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { prepareServer } = await import("./server/prepare-server")
    await prepareServer()
  }
}

/** Logs and counts errors of pages, routes and actions. */
export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return
  const { logError } = await import("./server/observe/log-error")
  await logError(...failure)
}
