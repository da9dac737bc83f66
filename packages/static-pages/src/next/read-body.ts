/**
 * Reads the body of a request as text. A body beyond the limit is read to its end but not stored, so that the client gets
 * the response.
 *
 * @param maxBytes longest accepted body
 * @returns null when the body is longer
 */
export async function readBody(request: Request, maxBytes: number): Promise<string | null> {
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let bytes = 0
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    bytes += read.value.byteLength
    if (bytes <= maxBytes) chunks.push(read.value)
  }
  return bytes <= maxBytes ? Buffer.concat(chunks).toString("utf8") : null
}

/**
 * Parses JSON.
 *
 * @returns undefined for invalid JSON
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
