"use client"

import type { CatalogueChangeRequest, CatalogueChangeResult } from "@scanwright/backend/contract"
import {
  Alert,
  BarList,
  Button,
  Dialog,
  Progress,
  RadioGroup,
  Select,
  Text,
  TextField,
  toaster,
} from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { type FormEvent, useId, useRef, useState } from "react"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { changeProducts, readMatchingIds } from "./actions"
import type { ProductListState } from "./list-state"

/** What can be changed of many products at once. */
export type BulkKind = "publish" | "unpublish" | "price" | "stock" | "brand" | "machine_type"

interface Choice {
  value: string
  label: string
}

interface Props {
  kind: BulkKind
  /** The chosen products. */
  ids: readonly string[]
  state: ProductListState
  /** Products that the list's filters leave. */
  count: number
  /** Names of the products that are on the page. */
  names: ReadonlyMap<string, string>
  brands: readonly Choice[]
  machineTypes: readonly Choice[]
  /** Told whether something was done. */
  onClose: (isDone: boolean) => void
}

const TITLES: Readonly<Record<BulkKind, string>> = {
  publish: "Publish products",
  unpublish: "Unpublish products",
  price: "Change prices",
  stock: "Set stock",
  brand: "Set the brand",
  machine_type: "Set the machine type",
}

/** Products changed by one call: some seconds, after which it can be stopped. */
const PORTION = 50

/** Bad results that are named. */
const NAMED = 20

const NO_BRAND = "none"

type Read = { change: CatalogueChangeRequest } | { error: string }

function readPrice(way: string, text: string): Read {
  const plain = text.trim().replace(/^£/, "").replaceAll(",", "").replace(/%$/, "")
  const figure = Number(plain)
  if (way === "set") {
    return /^\d{1,7}(\.\d{1,2})?$/.test(plain) && figure > 0
      ? { change: { price: figure } }
      : { error: "Write pounds and pence like 249.00" }
  }
  return /^[+-]?\d{1,4}(\.\d{1,2})?$/.test(plain) && figure >= -90 && figure <= 1_000 && figure !== 0
    ? { change: { price_percent: figure } }
    : { error: "Write a percentage from -90 to 1000, like 5 or -2.5" }
}

function readStock(text: string): Read {
  return /^\d{1,7}$/.test(text.trim()) && Number(text) <= 1_000_000
    ? { change: { stock: Number(text) } }
    : { error: "Write a whole number of pieces, 0 or more" }
}

/** Reads the form's one question. */
function readChange(kind: BulkKind, form: FormData): Read {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === "string" ? value : ""
  }
  if (kind === "publish") return { change: { status: "published" } }
  if (kind === "unpublish") return { change: { status: "draft" } }
  if (kind === "price") return readPrice(text("way"), text("figure"))
  if (kind === "stock") return readStock(text("figure"))
  const chosen = text("choice")
  if (chosen === "") return { error: kind === "brand" ? "Choose a brand" : "Choose a machine type" }
  if (kind === "machine_type") return { change: { category_id: chosen } }
  return { change: { brand_id: chosen === NO_BRAND ? null : chosen } }
}

interface Run {
  done: number
  total: number
}

const products = (count: number) => `${count.toLocaleString("en-GB")} ${count === 1 ? "product" : "products"}`

/**
 * Asks how to change the chosen products, or all that the list's filters leave, and does it portion by portion: it shows how
 * far it is, can be stopped between two portions, and says what could not be changed and why.
 */
export function BulkDialog({ kind, ids, state, count, names, brands, machineTypes, onClose }: Props) {
  const router = useRouter()
  const formId = useId()
  const { run: change } = useStaffAction(changeProducts, { isRepeatable: false })
  const { run: findMatching } = useStaffAction(readMatchingIds)
  const [way, setWay] = useState("percent")
  const [error, setError] = useState<string | null>(null)
  const [progress, setProgress] = useState<Run | null>(null)
  const [results, setResults] = useState<{ all: CatalogueChangeResult[]; left: number } | null>(null)
  const isStopped = useRef(false)

  const allMatching = async (): Promise<string[] | null> => {
    const found: string[] = []
    for (;;) {
      const { q, selection } = state
      const outcome = await findMatching({
        q,
        selection: Object.fromEntries(Object.entries(selection).map(([name, values]) => [name, [...values]])),
        offset: found.length,
      })
      if (!outcome.ok) return null
      found.push(...outcome.value.ids)
      if (outcome.value.ids.length === 0 || found.length >= outcome.value.count) return [...new Set(found)]
    }
  }

  const start = async (wanted: CatalogueChangeRequest, isAll: boolean) => {
    isStopped.current = false
    setProgress({ done: 0, total: isAll ? count : ids.length })
    // All of them are found before the first is changed: a changed one may match no more.
    const targets = isAll ? await allMatching() : [...ids]
    if (targets === null) {
      setProgress(null)
      return
    }
    const all: CatalogueChangeResult[] = []
    for (let from = 0; from < targets.length && !isStopped.current; from += PORTION) {
      const outcome = await change({ ids: targets.slice(from, from + PORTION), change: wanted })
      if (!outcome.ok) break
      all.push(...outcome.value.results)
      setProgress({ done: all.length, total: targets.length })
    }
    setProgress(null)
    router.refresh()
    const failed = all.filter(({ ok }) => !ok).length
    const left = targets.length - all.length
    if (failed + left > 0) {
      setResults({ all, left })
      return
    }
    toaster.show({
      variant: "success",
      title: "Products changed",
      description: `${products(all.length)} changed.`,
    })
    onClose(true)
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const read = readChange(kind, form)
    if ("error" in read) {
      setError(read.error)
      return
    }
    setError(null)
    void start(read.change, form.get("which") === "all")
  }

  if (results) {
    const failed = results.all.filter(({ ok }) => !ok)
    return (
      <Dialog
        open
        title={TITLES[kind]}
        onClose={() => onClose(true)}
        footer={<Button onClick={() => onClose(true)}>Close</Button>}
      >
        <div className="grid gap-4">
          <Text>{`${products(results.all.length - failed.length)} changed.`}</Text>
          {results.left > 0 && (
            <Alert variant="info" live="off">
              {`Stopped before the last ${products(results.left)}, which stay as they were.`}
            </Alert>
          )}
          {failed.length > 0 && (
            <Alert variant="warning" title={`${products(failed.length)} not changed`} live="off">
              <BarList
                items={[
                  ...new Set(
                    failed
                      .slice(0, NAMED)
                      .map(({ id, message }) => `${names.get(id) ?? id}: ${message ?? "not changed"}`),
                  ),
                ]}
              />
              {failed.length > NAMED && `and ${failed.length - NAMED} more`}
            </Alert>
          )}
        </div>
      </Dialog>
    )
  }

  if (progress) {
    const stop = () => {
      isStopped.current = true
    }
    return (
      <Dialog
        open
        dismissible={false}
        title={TITLES[kind]}
        onClose={stop}
        closeLabel="Stop"
        footer={
          <Button variant="secondary" onClick={stop}>
            Stop
          </Button>
        }
      >
        <Progress label="Changing products" done={progress.done} of={progress.total} />
      </Dialog>
    )
  }

  return (
    <Dialog
      open
      dismissible={false}
      title={TITLES[kind]}
      onClose={() => onClose(false)}
      footer={
        <>
          <Button variant="ghost" onClick={() => onClose(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            {kind === "publish" ? "Publish" : kind === "unpublish" ? "Unpublish" : "Change"}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        {kind === "unpublish" && (
          <Text>
            Visitors no longer find them; their addresses answer “not found” until they are published again.
          </Text>
        )}
        {kind === "price" && (
          <>
            <RadioGroup
              legend="How"
              name="way"
              value={way}
              onChange={setWay}
              options={[
                { value: "percent", label: "By a percentage" },
                { value: "set", label: "To one price" },
              ]}
            />
            <TextField
              label={way === "percent" ? "Percentage" : "Price ex VAT"}
              name="figure"
              width="sm"
              inputMode="decimal"
              autoComplete="off"
              {...(way === "percent"
                ? { suffix: "%", hint: "5 adds five per cent, -5 takes five per cent away; rounded to pence" }
                : { prefix: "£" })}
              error={error}
              required
            />
          </>
        )}
        {kind === "stock" && (
          <TextField
            label="Pieces on the shelf"
            name="figure"
            width="sm"
            inputMode="numeric"
            autoComplete="off"
            error={error}
            required
          />
        )}
        {(kind === "brand" || kind === "machine_type") && (
          <Select
            label={kind === "brand" ? "Brand" : "Machine type"}
            name="choice"
            placeholder={kind === "brand" ? "Choose a brand" : "Choose a machine type"}
            options={kind === "brand" ? [{ value: NO_BRAND, label: "No brand" }, ...brands] : machineTypes}
            error={error}
            required
          />
        )}
        {count > ids.length && (
          <RadioGroup
            legend="Which products"
            name="which"
            defaultValue="chosen"
            options={[
              { value: "chosen", label: `The ${products(ids.length)} chosen` },
              { value: "all", label: `All ${products(count)} of this list` },
            ]}
          />
        )}
        {count <= ids.length && <Text variant="muted">{products(ids.length)} chosen.</Text>}
      </form>
    </Dialog>
  )
}
