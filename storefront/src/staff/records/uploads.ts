import type { Result } from "@/lib/medusa/failure"
import { toMediaPath } from "@/lib/medusa/media"
import { writeAsStaff } from "@/staff/session/client"

/** Longest wait for Medusa to store a file, in ms. */
const TIMEOUT_MS = 60_000

/** A file that Medusa has stored. */
export interface StoredFile {
  /** Address to store with the record the file belongs to. */
  readonly url: string
  /** Address under which pages of this site show the file. */
  readonly src: string
}

/**
 * Sends a file to Medusa, which checks its content and stores it under a generated name.
 *
 * @param file a picture, a PDF, a ZIP archive or a text
 * @returns a failure of the kind "invalid" with the accepted types, for any other file
 */
export async function storeFile(file: File): Promise<Result<StoredFile>> {
  const body = new FormData()
  body.append("files", file)
  const result = await writeAsStaff<{ files: { url: string }[] }>("/admin/uploads", {
    action: "upload file",
    body,
    // A file sent twice would be stored twice.
    isRepeatable: false,
    timeoutMs: TIMEOUT_MS,
  })
  if (!result.ok) return result
  const url = result.value.files[0]?.url ?? ""
  return { ok: true, value: { url, src: toMediaPath(url) } }
}
