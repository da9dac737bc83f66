"use client"

import { Button, Dialog, Progress, RadioGroup, Text, toaster } from "@scanwright/design-system"
import { type FormEvent, useId, useState } from "react"
import { type BulkKind, countProducts, readChange } from "./bulk-change"
import { BulkFields } from "./BulkFields"
import { BulkResultsDialog } from "./BulkResultsDialog"
import type { ProductListState } from "./list-state"
import { type BulkProgress, useBulkRun } from "./useBulkRun"

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
  /** @param isDone whether anything was changed */
  onClose: (isDone: boolean) => void
}

const LABELS: Readonly<Record<BulkKind, { title: string; submit: string }>> = {
  publish: { title: "Publish products", submit: "Publish" },
  unpublish: { title: "Unpublish products", submit: "Unpublish" },
  price: { title: "Change prices", submit: "Change" },
  stock: { title: "Set stock", submit: "Change" },
  reorder_level: { title: "Set the reorder level", submit: "Change" },
  brand: { title: "Set the brand", submit: "Change" },
  machine_type: { title: "Set the machine type", submit: "Change" },
  tags: { title: "Add or remove tags", submit: "Change" },
}

/** How far a bulk change is, with a way to stop it between two portions. */
function ProgressDialog({
  title,
  done,
  total,
  onStop,
}: BulkProgress & { title: string; onStop: () => void }) {
  return (
    <Dialog
      open
      dismissible={false}
      title={title}
      onClose={onStop}
      closeLabel="Stop"
      footer={
        <Button variant="secondary" onClick={onStop}>
          Stop
        </Button>
      }
    >
      <Progress label="Changing products" done={done} of={total} />
    </Dialog>
  )
}

/** Which products are changed: a question where the list has more than are chosen. */
function Targets({ chosen, count }: { chosen: number; count: number }) {
  if (count <= chosen) return <Text variant="muted">{countProducts(chosen)} chosen.</Text>
  return (
    <RadioGroup
      legend="Which products"
      name="which"
      defaultValue="chosen"
      options={[
        { value: "chosen", label: `The ${countProducts(chosen)} chosen` },
        { value: "all", label: `All ${countProducts(count)} of this list` },
      ]}
    />
  )
}

/**
 * Asks how to change the chosen products, or all that the list's filters leave, and does it portion by portion: shows the
 * progress, can be stopped, and names the products that could not be changed.
 */
export function BulkDialog({ kind, ids, state, count, names, onClose, ...choices }: Props) {
  const formId = useId()
  const [error, setError] = useState<string | null>(null)
  const { progress, results, start, stop } = useBulkRun(state, (changed) => {
    toaster.show({
      variant: "success",
      title: "Products changed",
      description: `${countProducts(changed)} changed.`,
    })
    onClose(true)
  })
  const { title, submit: submitLabel } = LABELS[kind]

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const read = readChange(kind, form)
    if ("error" in read) return setError(read.error)
    setError(null)
    const isAll = form.get("which") === "all"
    void start(isAll ? null : ids, isAll ? count : ids.length, read.change)
  }

  if (results) return <BulkResultsDialog {...{ title, names, ...results }} onClose={() => onClose(true)} />
  if (progress) return <ProgressDialog title={title} {...progress} onStop={stop} />
  return (
    <Dialog
      open
      dismissible={false}
      title={title}
      onClose={() => onClose(false)}
      footer={
        <>
          <Button variant="ghost" onClick={() => onClose(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        <BulkFields kind={kind} error={error} {...choices} />
        <Targets chosen={ids.length} count={count} />
      </form>
    </Dialog>
  )
}
