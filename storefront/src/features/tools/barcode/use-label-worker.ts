import { useEffect, useRef, useState } from "react"
import { barcodes } from "@/content/barcodes"
import type { SymbologyId } from "@/lib/symbologies"
import type { WorkerWord } from "./labels.worker"
import type { LabelOrder, Labels } from "./make-labels"
import type { Choices } from "./read-rows"

const copy = barcodes.many

/** What the labels are made of. */
export interface Wanted {
  readonly id: SymbologyId
  readonly text: string
  readonly sheetId: string
  readonly firstLabel: number
}

/** Labels, and what they were made of. */
export interface Made {
  readonly labels: Labels
  readonly of: Wanted
}

/** How far the labels are. */
export type LabelState =
  | { readonly kind: "idle" }
  | { readonly kind: "working"; readonly done: number; readonly of: number | null }
  | { readonly kind: "made" }
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed"; readonly message: string }

/** Draws label sheets in a worker, one list at a time; the worker is terminated with the component. */
export function useLabelWorker() {
  const [state, setState] = useState<LabelState>({ kind: "idle" })
  // Of the run before, also during the next: how a list is read stays in view while it is changed.
  const [made, setMade] = useState<Made | null>(null)
  const worker = useRef<Worker | null>(null)

  const stop = () => {
    if (worker.current) {
      // A worker that is terminated while it loads reports that it could not be loaded.
      worker.current.onerror = null
      worker.current.terminate()
    }
    worker.current = null
  }
  useEffect(() => stop, [])

  const fail = (message: string) => {
    stop()
    console.error("Making label sheets:", message)
    setState({ kind: "failed", message: copy.failed })
  }

  const make = (wanted: Wanted, choices: Choices) => {
    stop()
    setState({ kind: "working", done: 0, of: null })
    const started = new Worker(new URL("./labels.worker.ts", import.meta.url), { type: "module" })
    worker.current = started
    started.onmessage = ({ data }: MessageEvent<WorkerWord>) => {
      if (data.kind === "progress") return setState({ kind: "working", done: data.done, of: data.of })
      if (data.kind === "failed") return fail(data.message)
      stop()
      setMade({ labels: data.labels, of: wanted })
      setState({ kind: "made" })
    }
    started.onerror = ({ message }) => fail(message)
    const order: LabelOrder = { ...wanted, choices, title: barcodes.symbologies[wanted.id].name }
    started.postMessage(order)
  }

  const cancel = () => {
    stop()
    setState({ kind: "cancelled" })
  }
  return { state, made, make, cancel }
}
