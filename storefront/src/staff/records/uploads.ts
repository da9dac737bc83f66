import type { Result } from "@/lib/medusa/failure"
import { toMediaPath } from "@/lib/medusa/media"
import { writeAsStaff } from "@/staff/session/client"

/** Longest wait while Medusa takes a file, in ms. */
const TIMEOUT_MS = 60_000

/** A file that Medusa keeps. */
export interface KeptFile {
  /** Address to store with whatever it belongs to. */
  readonly url: string
  /** Address under which pages of this site show it. */
  readonly src: string
}

/**
 * Hands a file to Medusa, which judges it by its content and stores it under a name of its own.
 *
 * @param file a picture or a PDF
 * @returns a failure of the kind "invalid" saying what is accepted, where it is neither
 */
export async function keepFile(file: File): Promise<Result<KeptFile>> {
  const body = new FormData()
  body.append("files", file)
  const result = await writeAsStaff<{ files: { url: string }[] }>("/admin/uploads", {
    action: "upload file",
    body,
    // Sent twice, it would be kept twice.
    isRepeatable: false,
    timeoutMs: TIMEOUT_MS,
  })
  if (!result.ok) return result
  const url = result.value.files[0]?.url ?? ""
  return { ok: true, value: { url, src: toMediaPath(url) } }
}
