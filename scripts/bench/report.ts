import { type PageWeight } from "./first-load.ts"
import { type Measurement } from "./load.ts"

/** What `npm run bench` writes to its file. */
export interface BenchReport {
  date: string
  machine: { cpus: number; model: string; node: string }
  pages: (Measurement & PageWeight)[]
  lists: Measurement[]
  products: number
}

function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  ")
  return [line(head), widths.map((width) => "─".repeat(width)).join("  "), ...rows.map(line)].join("\n")
}

function cells({ name, rate, p50, p99, ratio, errors }: Measurement): string[] {
  return [name, rate.toFixed(0), p50.toFixed(1), p99.toFixed(1), ratio.toFixed(2), String(errors)]
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

const head = ["requests/s", "p50 ms", "p99 ms", "ratio", "errors"]

/** The report as tables for the terminal. */
export function printable({ pages, lists, products, machine }: BenchReport): string {
  const pageRows = pages.map((page) => [...cells(page), kilobytes(page.html), kilobytes(page.scripts)])
  return [
    `${machine.cpus} cores (${machine.model}), Node ${machine.node}, 10 connections, production build`,
    "",
    table(["Page", ...head, "HTML kB", "JS kB gz"], pageRows),
    "",
    `List of 24 of ${products} products`,
    table(["Address", ...head], lists.map(cells)),
  ].join("\n")
}
