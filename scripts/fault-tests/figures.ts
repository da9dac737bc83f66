import { LOOPBACK } from "../lib/ports.ts"

/** One line of a process's figures. */
interface Figure {
  name: string
  labels: string
  value: number
}

const LINE = /^(?<name>\w+)(?:\{(?<labels>.*)\})? (?<value>\S+)$/

/** The figures a process tells at its metrics' port. */
export async function metricsAt(port: number): Promise<Figure[]> {
  const response = await fetch(`http://${LOOPBACK}:${port}/metrics`)
  const lines = (await response.text()).split("\n")
  return lines.flatMap((line) => {
    const { name = "", labels = "", value = "" } = LINE.exec(line)?.groups ?? {}
    return name ? [{ name, labels, value: Number(value) }] : []
  })
}

/** The sum of a figure over all lines whose labels hold every given part. */
export function sumOf(metrics: readonly Figure[], name: string, ...parts: string[]): number {
  const fitting = metrics.filter(
    (figure) => figure.name === name && parts.every((part) => figure.labels.includes(part)),
  )
  return fitting.reduce((sum, { value }) => sum + value, 0)
}
