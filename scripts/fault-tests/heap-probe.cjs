/** Loaded into a server under test: at SIGUSR2 it collects garbage and writes its living memory, in bytes, to HEAP_FILE. */
const { writeFileSync, renameSync } = require("node:fs")
const { setTimeout: pause } = require("node:timers/promises")

/** What has a finalizer is free only after another collection; of a fetch with its timeout there are three in a row. */
const COLLECTIONS = 5
/** Time for finalizers, in ms. */
const PAUSE_MS = 50

process.on("SIGUSR2", async () => {
  for (let count = 0; count < COLLECTIONS; count += 1) {
    globalThis.gc?.()
    await pause(PAUSE_MS)
  }
  const { heapUsed, external } = process.memoryUsage()
  const file = process.env.HEAP_FILE ?? "heap"
  writeFileSync(`${file}.new`, String(heapUsed + external))
  renameSync(`${file}.new`, file)
})
