"use client"

import { Combobox, type ComboboxOption } from "@scanwright/design-system"
import { useEffect, useState } from "react"
import { z } from "zod"
import { useField } from "./editor-store"
import { FormList } from "./fields"

/** Pause in typing after which the catalogue is asked, in ms. */
const ASK_AFTER_MS = 200

const answerSchema = z.object({
  products: z.array(z.object({ id: z.string(), name: z.string(), partNumber: z.string().nullable() })),
})

/** The entry that names a product: by its part number the public page finds it again, whatever its name becomes. */
const entryOf = (name: string, partNumber: string | null) =>
  partNumber === null || name.includes(partNumber) ? name : `${name} (${partNumber})`

interface Found {
  readonly words: string
  readonly options: readonly ComboboxOption[]
  readonly hasFailed: boolean
}

/** Products of the catalogue that match what is typed. */
function useFoundProducts(query: string, asked: number): Found | null {
  const [found, setFound] = useState<Found | null>(null)
  const words = query.trim()
  useEffect(() => {
    if (words === "") return
    const stop = new AbortController()
    const ask = async () => {
      try {
        const response = await fetch(`/api/staff/product-options?q=${encodeURIComponent(words)}`, {
          signal: stop.signal,
        })
        if (!response.ok) throw new Error(`HTTP ${response.status}`)
        const { products } = answerSchema.parse(await response.json())
        const options = products.map(({ id, name, partNumber }) => ({
          value: id,
          label: entryOf(name, partNumber),
        }))
        setFound({ words, options, hasFailed: false })
      } catch (error) {
        if (stop.signal.aborted) return
        console.error(`Finding products for "${words}":`, error)
        setFound({ words, options: [], hasFailed: true })
      }
    }
    const timer = setTimeout(() => void ask(), ASK_AFTER_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [words, asked])
  return found?.words === words ? found : null
}

/** What the product works with: products of ours, found by typing, and anything else in words. */
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
      <FormList field="compatibility" itemLabel="Entry" hint="Also in free words: “Windows 10 and later”" />
    </div>
  )
}
