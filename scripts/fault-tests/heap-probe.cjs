/** Loaded into the backend under test: at SIGUSR2 it collects garbage and writes the living heap, in bytes, to HEAP_FILE. */
const { writeFileSync, renameSync } = require("node:fs")

process.on("SIGUSR2", () => {
  globalThis.gc?.()
  const file = process.env.HEAP_FILE ?? "heap"
  writeFileSync(`${file}.new`, String(process.memoryUsage().heapUsed))
  renameSync(`${file}.new`, file)
})
