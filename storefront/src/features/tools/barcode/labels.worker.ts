import { makeLabels, type LabelOrder, type Labels } from "./make-labels"

/** What the worker says. */
export type WorkerWord =
  | { readonly kind: "progress"; readonly done: number; readonly of: number }
  | { readonly kind: "made"; readonly labels: Labels }
  | { readonly kind: "failed"; readonly message: string }

const say = (word: WorkerWord) => self.postMessage(word)

// Thousands of codes take seconds: away from the page, which goes on answering.
self.addEventListener("message", ({ data }: MessageEvent<LabelOrder>) => {
  makeLabels(data, (done, of) => say({ kind: "progress", done, of })).then(
    (labels) => say({ kind: "made", labels }),
    (error: unknown) =>
      say({ kind: "failed", message: error instanceof Error ? error.message : String(error) }),
  )
})
