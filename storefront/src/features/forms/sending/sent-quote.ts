import { z } from "zod"
import { SENT_QUOTE_KEY } from "./has-sent-quote"

/** Longest text and most lines that are read: storage may have been written by anybody. */
const text = z.string().max(500)
const LINES_MOST = 500

/** Addresses of this site only: a stored one must not lead elsewhere, nor run a script. */
const path = z.string().regex(/^\/(?![/\\])/)

const lineSchema = z.object({
  productId: text,
  variantId: text.nullable(),
  sku: text.nullable(),
  name: text,
  price: z.number().nonnegative().nullable(),
  priceText: text.nullable(),
  href: path,
  image: text.nullable(),
  quantity: z.number().int().positive(),
})

const quoteSchema = z.object({
  reference: text,
  /** Epoch ms. */
  sentAt: z.number(),
  lines: z.array(lineSchema).max(LINES_MOST),
})

/** A quote request as it was sent, stored for this window. */
export type SentQuote = z.output<typeof quoteSchema>

/** Stores a quote request that has just been sent, for the thank-you page. */
export function storeSentQuote(quote: Omit<SentQuote, "sentAt">): void {
  try {
    sessionStorage.setItem(SENT_QUOTE_KEY, JSON.stringify({ ...quote, sentAt: Date.now() }))
  } catch {
    // Storage is switched off: the page then shows the reference alone.
  }
}

/**
 * The last quote request of this window.
 *
 * @param reference null is returned for another one than this; left out, for none
 */
export function readSentQuote(reference?: string): SentQuote | null {
  try {
    const { data } = quoteSchema.safeParse(JSON.parse(sessionStorage.getItem(SENT_QUOTE_KEY) ?? "null"))
    if (!data || (reference !== undefined && data.reference !== reference)) return null
    return data
  } catch {
    // Storage is blocked, or has an unreadable value.
    return null
  }
}
