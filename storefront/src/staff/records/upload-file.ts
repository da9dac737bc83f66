import { FAILURE_MESSAGES } from "@/lib/medusa/failure-messages"
import type { FailedOutcome, Outcome, OutcomeKind } from "@/staff/session/outcome"

/** Longest time a file may take on its way, in ms: 20 MB over a slow line. */
const TIMEOUT_MS = 180_000

/** A file that is kept. */
export interface UploadedFile {
  /** Address to store. */
  readonly url: string
  /** Address to show it under. */
  readonly src: string
}

/** A file to keep. */
export interface Upload {
  readonly file: File
  /** Told how much is on its way, from 0 to 1. */
  readonly onProgress?: (done: number) => void
  /** Stops it. */
  readonly signal?: AbortSignal
}

const KINDS: Readonly<Record<number, OutcomeKind>> = {
  400: "invalid",
  401: "expired",
  403: "permission",
  411: "invalid",
  413: "invalid",
  502: "unavailable",
  503: "unavailable",
}

const failed = (kind: OutcomeKind, message?: string): FailedOutcome => ({
  ok: false,
  kind,
  message: message ?? FAILURE_MESSAGES.unavailable ?? "",
})

function outcomeOf({ status, response }: XMLHttpRequest): Outcome<UploadedFile> {
  const answer = response as Partial<UploadedFile & { message: string }> | null
  if (status === 200 && answer?.url && answer.src) {
    return { ok: true, value: { url: answer.url, src: answer.src } }
  }
  return failed(KINDS[status] ?? "other", answer?.message ?? `Failed to upload file: HTTP ${status}`)
}

/**
 * Sends a picture or a PDF to where the shop keeps files, telling how far it is. Run it by `useStaffAction`, so that a session
 * which has ended is renewed. Does not throw.
 */
export function uploadFile({ file, onProgress, signal }: Upload): Promise<Outcome<UploadedFile>> {
  return new Promise((resolve) => {
    // `fetch` does not tell how much of a body has been sent.
    const request = new XMLHttpRequest()
    const body = new FormData()
    body.append("file", file)
    request.open("POST", "/api/staff/uploads")
    request.responseType = "json"
    request.timeout = TIMEOUT_MS
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(outcomeOf(request))
    request.onerror = () => resolve(failed("unavailable"))
    request.ontimeout = () => resolve(failed("unavailable"))
    request.onabort = () => resolve(failed("other", "The upload was stopped."))
    signal?.addEventListener("abort", () => request.abort(), { once: true })
    request.send(body)
  })
}
