import { useEffect, useState } from "react"
import { z } from "zod"

/** Pause in typing after which the catalogue is searched, in ms. */
const ASK_AFTER_MS = 200

const productSchema = z.object({
  id: z.string(),
  name: z.string(),
  partNumber: z.string().nullable(),
  /** Those of all its variants. */
  partNumbers: z.array(z.string()),
  /** Its page; null where visitors see none. */
  path: z.string().nullable(),
})

/** A product of the shop that was found. */
export type FoundProduct = Readonly<z.infer<typeof productSchema>>

const responseSchema = z.object({ products: z.array(productSchema) })

interface Found {
  readonly text: string
  readonly products: readonly FoundProduct[]
  readonly hasFailed: boolean
}

/**
 * Products of the catalogue that match what is typed, an exact part number first.
 *
 * @param asked another number asks again
 * @returns what was found last, with the text by which it was found, which may have been changed since; null for nothing yet
 */
export function useFoundProducts(query: string, asked = 0): Found | null {
  const [found, setFound] = useState<Found | null>(null)
  const text = query.trim()
  useEffect(() => {
    if (text === "") return
    const stop = new AbortController()
    const ask = async () => {
      try {
        const response = await fetch(`/api/staff/product-options?q=${encodeURIComponent(text)}`, {
          signal: stop.signal,
        })
        if (!response.ok) throw new Error(`HTTP ${response.status}`)
        const { products } = responseSchema.parse(await response.json())
        setFound({ text, products, hasFailed: false })
      } catch (error) {
        if (stop.signal.aborted) return
        console.error(`Finding products for "${text}":`, error)
        setFound({ text, products: [], hasFailed: true })
      }
    }
    const timer = setTimeout(() => void ask(), ASK_AFTER_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, asked])
  return found
}
