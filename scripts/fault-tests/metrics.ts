import { LOOPBACK } from "../lib/ports.ts"

/** One line of a process's metrics. */
interface Metric {
  name: string
  labels: string
  value: number
}

const LINE = /^(?<name>\w+)(?:\{(?<labels>.*)\})? (?<value>\S+)$/

/** The metrics that a process serves at a port. */
export async function metricsAt(port: number): Promise<Metric[]> {
  const response = await fetch(`http://${LOOPBACK}:${port}/metrics`)
  const lines = (await response.text()).split("\n")
  return lines.flatMap((line) => {
    const { name = "", labels = "", value = "" } = LINE.exec(line)?.groups ?? {}
    return name ? [{ name, labels, value: Number(value) }] : []
  })
}

/** The sum of a metric over all lines whose labels contain every given text. */
export function sumOf(metrics: readonly Metric[], name: string, ...parts: string[]): number {
  const fitting = metrics.filter(
    (metric) => metric.name === name && parts.every((part) => metric.labels.includes(part)),
  )
  return fitting.reduce((sum, { value }) => sum + value, 0)
}
