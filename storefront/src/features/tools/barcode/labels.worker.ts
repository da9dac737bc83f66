import { makeLabels, type LabelOrder, type Labels } from "./make-labels"

/** Messages of the worker. */
export type WorkerWord =
  | { readonly kind: "progress"; readonly done: number; readonly of: number }
  | { readonly kind: "made"; readonly labels: Labels }
  | { readonly kind: "failed"; readonly message: string }

const say = (word: WorkerWord) => self.postMessage(word)

// Drawing thousands of barcodes takes seconds; in a worker the page stays responsive.
self.addEventListener("message", ({ data }: MessageEvent<LabelOrder>) => {
  makeLabels(data, (done, of) => say({ kind: "progress", done, of })).then(
    (labels) => say({ kind: "made", labels }),
    (error: unknown) =>
      say({ kind: "failed", message: error instanceof Error ? error.message : String(error) }),
  )
})
