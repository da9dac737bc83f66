// For a container's health check: node healthy.mjs URL ends with 0 when the address answers 2xx within three seconds.
import process from "node:process"

const [url = ""] = process.argv.slice(2)
try {
  const response = await fetch(url, { signal: AbortSignal.timeout(3_000) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
