import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs"

/** Reads a JSON file of ours; undefined when it is missing or incomplete. */
export function readJson<T>(file: string): T | undefined {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, "utf8")) as T
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Writes a JSON file atomically, readable by its owner only. */
export function writeJson(file: string, value: unknown): void {
  writeText(file, `${JSON.stringify(value, null, 2)}\n`)
}

/** Writes a text file atomically, readable by its owner only. */
export function writeText(file: string, text: string): void {
  const draft = `${file}.${process.pid}.tmp`
  writeFileSync(draft, text, { mode: 0o600 })
  renameSync(draft, file)
}
