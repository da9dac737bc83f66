"use client"

import { Combobox, type ComboboxOption } from "@scanwright/design-system"
import { useEffect, useState } from "react"
import { z } from "zod"
import { useField } from "./editor-store"
import { FormList } from "./FormFields"

/** Pause in typing after which the catalogue is searched, in ms. */
const ASK_AFTER_MS = 200

const responseSchema = z.object({
  products: z.array(z.object({ id: z.string(), name: z.string(), partNumber: z.string().nullable() })),
})

/** The entry for a product. The part number in it lets the public page find the product after its name has changed. */
const entryOf = (name: string, partNumber: string | null) =>
  partNumber === null || name.includes(partNumber) ? name : `${name} (${partNumber})`

interface Found {
  readonly text: string
  readonly options: readonly ComboboxOption[]
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
        const options = products.map(({ id, name, partNumber }) => ({
          value: id,
          label: entryOf(name, partNumber),
        }))
        setFound({ text, options, hasFailed: false })
      } catch (error) {
        if (stop.signal.aborted) return
        console.error(`Finding products for "${text}":`, error)
        setFound({ text, options: [], hasFailed: true })
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

/** Compatibility of the product: products of the shop, found by typing, and free text. */
export function CompatibilityFields() {
  "use memo"
  const { value, set } = useField("compatibility")
  const [query, setQuery] = useState("")
  const [asked, setAsked] = useState(0)
  const found = useFoundProducts(query, asked)
  const add = (text: string) => {
    if (!value.includes(text)) set([...value, text])
    setQuery("")
  }
  return (
    <div className="grid gap-6">
      <Combobox
        label="Find a product it works with"
        hint="By name or part number. On the public page the entry leads to the product."
        options={found?.options ?? []}
        query={query}
        onQueryChange={setQuery}
        state={query.trim() === "" || found ? (found?.hasFailed ? "failed" : "ready") : "loading"}
        onRetry={() => setAsked((count) => count + 1)}
        emptyText={query.trim() === "" ? "Type a name or a part number" : "No product of ours matches"}
        value={null}
        onChange={(option) => option && add(option.label)}
        onCreate={add}
      />
      <FormList field="compatibility" />
    </div>
  )
}
