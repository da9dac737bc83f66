import { INQUIRY_LINES_MOST, INQUIRY_QUANTITY_MOST } from "@scanwright/backend/contract"
import { z } from "zod"
import { env } from "@/config/env"
import { isOfThisSite } from "@/lib/is-of-this-site"
import { parseJson, readBody } from "@/lib/read-body"

const key = z.string().trim().min(1).max(100)

/** Body of `POST /api/cart-lines`: the variants and part numbers to look up. */
export const lineRequestSchema = z.object({
  variants: z.array(key).max(INQUIRY_LINES_MOST).default([]),
  part_numbers: z.array(key).max(INQUIRY_LINES_MOST).default([]),
  /** Whether to look for what may be meant by unknown part numbers. */
  near: z.boolean().default(true),
})

/** Body of `POST /api/medusa-cart`: the lines of the cart. */
export const checkoutRequestSchema = z.object({
  lines: z
    .array(z.object({ variant_id: key, quantity: z.int().min(1).max(INQUIRY_QUANTITY_MOST) }))
    .min(1)
    .max(INQUIRY_LINES_MOST),
})

/** Longest accepted body, in bytes: the highest number of lines with the longest keys. */
const BYTES_MOST = 256 * 1_024

type Read<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly response: Response }

const refuse = (status: number, message: string): Read<never> => ({
  ok: false,
  response: Response.json({ message }, { status, headers: { "cache-control": "no-store" } }),
})

/**
 * Reads and checks the JSON body of a request about lines.
 *
 * @returns the value, or the response of a refusal: 400, 403, 413 or 415
 */
export async function readLineRequest<Value>(
  request: Request,
  schema: z.ZodType<Value>,
): Promise<Read<Value>> {
  if (!isOfThisSite(request, env().SITE_URL)) return refuse(403, "Only pages of this site may ask for this.")
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? "")) {
    return refuse(415, "The body must be of the type application/json.")
  }
  const text = await readBody(request, BYTES_MOST)
  if (text === null) return refuse(413, `The body must not be longer than ${BYTES_MOST} bytes.`)
  const parsed = schema.safeParse(parseJson(text))
  return parsed.success ? { ok: true, value: parsed.data } : refuse(400, z.prettifyError(parsed.error))
}
