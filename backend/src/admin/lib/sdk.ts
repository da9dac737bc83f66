import Medusa from "@medusajs/js-sdk"

/** The Admin API, as the signed-in member of staff. Settings are those of the Medusa Admin itself. */
export const sdk = new Medusa({
  baseUrl: __BACKEND_URL__ ?? "/",
  auth: {
    type: __AUTH_TYPE__ ?? "session",
    ...(__JWT_TOKEN_STORAGE_KEY__ ? { jwtTokenStorageKey: __JWT_TOKEN_STORAGE_KEY__ } : {}),
  },
})

/** How long a call may take, in ms. */
const TIMEOUT = 30_000
/** How long an upload may take, in ms: 20 MB on a slow office line. */
const UPLOAD_TIMEOUT = 180_000

interface Call {
  method?: "GET" | "POST" | "DELETE"
  query?: Record<string, unknown>
  body?: Record<string, unknown>
}

/**
 * Calls the Admin API.
 *
 * @param path with a leading `/admin/`
 * @throws FetchError with the backend's message and status; DOMException when it takes longer than 30 s
 */
export function callAdmin<Answer>(path: string, { method = "GET", query, body }: Call = {}): Promise<Answer> {
  return sdk.client.fetch<Answer>(path, { method, query, body, signal: AbortSignal.timeout(TIMEOUT) })
}

/**
 * Stores a file.
 *
 * @returns its address
 * @throws FetchError when the backend refuses it, with the reason
 */
export async function uploadFile(file: File): Promise<string> {
  const body = new FormData()
  body.append("files", file)
  const { files } = await sdk.client.fetch<{ files: { url: string }[] }>("/admin/uploads", {
    method: "POST",
    // The browser writes the type itself, for it chooses the boundary between the parts.
    headers: { "content-type": null },
    body,
    signal: AbortSignal.timeout(UPLOAD_TIMEOUT),
  })
  const [stored] = files
  if (!stored) throw new Error("The file was not stored. Try again.")
  return stored.url
}
