"use client"

import { Combobox } from "@scanwright/design-system"
import { useEffect, useState } from "react"
import { z } from "zod"

/** Pause in typing after which the catalogue is searched, in ms. */
const ASK_AFTER_MS = 200

const responseSchema = z.object({
  products: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      partNumber: z.string().nullable(),
      path: z.string().nullable(),
    }),
  ),
})

/** A product of the shop that was chosen. */
export interface PickedProduct {
  readonly name: string
  readonly partNumber: string | null
  /** Its page; null where visitors see none. */
  readonly path: string | null
}

interface Found {
  readonly text: string
  readonly products: readonly (PickedProduct & { readonly id: string })[]
  readonly hasFailed: boolean
}

/** Products of the catalogue that match what is typed. */
function useFoundProducts(query: string, asked: number): Found | null {
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
  return found?.text === text ? found : null
}

interface Props {
  label: string
  hint: string
  /** How a product stands in the list of matches; null leaves it out. */
  labelOf: (product: PickedProduct) => string | null
  onPick: (product: PickedProduct) => void
  /** Takes what was typed, where it need not be a product of ours. */
  onType?: (text: string) => void
}

/** Finds a product of the shop by its name or part number. */
export function ProductPicker({ label, hint, labelOf, onPick, onType }: Props) {
  "use memo"
  const [query, setQuery] = useState("")
  const [asked, setAsked] = useState(0)
  const found = useFoundProducts(query, asked)
  const take = (act: () => void) => {
    act()
    setQuery("")
  }
  const options = (found?.products ?? []).flatMap((product) => {
    const text = labelOf(product)
    return text === null ? [] : [{ value: product.id, label: text }]
  })
  return (
    <Combobox
      {...{ label, hint, options, query }}
      onQueryChange={setQuery}
      state={query.trim() === "" || found ? (found?.hasFailed ? "failed" : "ready") : "loading"}
      onRetry={() => setAsked((count) => count + 1)}
      emptyText={query.trim() === "" ? "Type a name or a part number" : "No product of ours matches"}
      value={null}
      onChange={(option) => {
        const product = found?.products.find(({ id }) => id === option?.value)
        if (product) take(() => onPick(product))
      }}
      {...(onType && { onCreate: (text: string) => take(() => onType(text)) })}
    />
  )
}
