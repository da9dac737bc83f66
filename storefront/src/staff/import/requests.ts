import type { CatalogueImport, CatalogueImportRequest } from "@scanwright/backend/contract"
import { FAILURE_MESSAGES } from "@/lib/medusa/failure-messages"
import type { Outcome } from "@/staff/session/outcome"

const PATH = "/api/staff/catalogue-imports"

/** Longest waits, in ms: for an upload of 20 MB over a slow line, and for the progress of an import. */
const SEND_MS = 180_000
const READ_MS = 20_000

/** Longest wait for the undoing of a large import, in ms. */
const UNDO_MS = 300_000

async function ask(path: string, init: RequestInit): Promise<Outcome<CatalogueImport>> {
  try {
    const response = await fetch(path, init)
    const result: unknown = await response.json()
    if (response.status === 401) {
      return { ok: false, kind: "expired", message: "Your session has ended. Please sign in again." }
    }
    if (typeof result === "object" && result !== null && "ok" in result) {
      return result as Outcome<CatalogueImport>
    }
    if (response.status === 503) {
      return { ok: false, kind: "unavailable", message: FAILURE_MESSAGES.unavailable ?? "" }
    }
    return { ok: false, kind: "other", message: `Failed to import catalogue: HTTP ${response.status}` }
  } catch (error) {
    console.error("The import:", error)
    return { ok: false, kind: "unavailable", message: FAILURE_MESSAGES.unavailable ?? "" }
  }
}

/** Starts checking or importing a file. Called through `useStaffAction`. Does not throw. */
export const sendImport = (request: CatalogueImportRequest): Promise<Outcome<CatalogueImport>> =>
  ask(PATH, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(SEND_MS),
  })

/** Reads the progress of an import. Called through `useStaffAction`. Does not throw. */
export const askImport = (id: string): Promise<Outcome<CatalogueImport>> =>
  ask(`${PATH}/${encodeURIComponent(id)}`, { signal: AbortSignal.timeout(READ_MS) })

/** Undoes an import. Called through `useStaffAction`. Does not throw. */
export const askUndo = (id: string): Promise<Outcome<CatalogueImport>> =>
  ask(`${PATH}/${encodeURIComponent(id)}/undo`, { method: "POST", signal: AbortSignal.timeout(UNDO_MS) })
