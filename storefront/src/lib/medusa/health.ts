import type { ReadyResponse } from "@scanwright/backend/contract"
import { readNow } from "./client"

/** Longest wait for the backend's response, in ms. */
const READY_TIMEOUT_MS = 2_000

export type BackendHealth = "ok" | "database unavailable" | "backend unavailable"

/** Asks the backend whether it and its database respond. */
export async function checkBackend(): Promise<BackendHealth> {
  const result = await readNow<ReadyResponse>("/ready", {}, READY_TIMEOUT_MS)
  if (result.ok) return result.value.status === "ok" ? "ok" : "database unavailable"
  return result.failure.status === 503 ? "database unavailable" : "backend unavailable"
}
