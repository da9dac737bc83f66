import { FAILURE_MESSAGES } from "@/lib/medusa/failure-messages"
import type { FailedOutcome, Outcome, OutcomeKind } from "@/staff/session/outcome"

/** Longest time of an upload, in ms: 50 MB over a slow line. */
const TIMEOUT_MS = 300_000

/** A file that has been stored. */
export interface UploadedFile {
  /** Address to store. */
  readonly url: string
  /** Address under which pages show the file. */
  readonly src: string
}

/** A file to upload. */
export interface Upload {
  readonly file: File
  /** Called with the progress, from 0 to 1. */
  readonly onProgress?: (done: number) => void
  /** Aborts the upload. */
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
  const body = response as Partial<UploadedFile & { message: string }> | null
  if (status === 200 && body?.url && body.src) {
    return { ok: true, value: { url: body.url, src: body.src } }
  }
  return failed(KINDS[status] ?? "other", body?.message ?? `Failed to upload file: HTTP ${status}`)
}

/**
 * Uploads a picture, a PDF or an archive, reporting the progress. Called through `useStaffAction`, so that an expired session is
 * renewed. Does not throw.
 */
export function uploadFile({ file, onProgress, signal }: Upload): Promise<Outcome<UploadedFile>> {
  return new Promise((resolve) => {
    // `fetch` does not report the progress of an upload.
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
