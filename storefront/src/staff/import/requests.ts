import type { CatalogueImport, CatalogueImportRequest } from "@scanwright/backend/contract"
import { FAILURE_MESSAGES } from "@/lib/medusa/failure-messages"
import type { Outcome } from "@/staff/session/outcome"

const PATH = "/api/staff/catalogue-imports"

/** Longest waits, in ms: for a file of 20 MB to be taken over a slow line, and for word of how far an import is. */
const SEND_MS = 180_000
const READ_MS = 20_000

async function ask(path: string, init: RequestInit): Promise<Outcome<CatalogueImport>> {
  try {
    const response = await fetch(path, init)
    const answer: unknown = await response.json()
    if (response.status === 401) {
      return { ok: false, kind: "expired", message: "Your session has ended. Please sign in again." }
    }
    if (typeof answer === "object" && answer !== null && "ok" in answer) {
      return answer as Outcome<CatalogueImport>
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

/** Has a file checked or imported. Run it by `useStaffAction`. Does not throw. */
export const sendImport = (request: CatalogueImportRequest): Promise<Outcome<CatalogueImport>> =>
  ask(PATH, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(SEND_MS),
  })

/** Asks how far an import is. Run it by `useStaffAction`. Does not throw. */
export const askImport = (id: string): Promise<Outcome<CatalogueImport>> =>
  ask(`${PATH}/${encodeURIComponent(id)}`, { signal: AbortSignal.timeout(READ_MS) })
