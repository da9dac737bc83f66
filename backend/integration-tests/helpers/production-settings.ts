import { mkdtempSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/**
 * Import this first: sets the rate limits of production, and a file for everything the application logs. (Medusa's
 * logger reads its settings when it is first imported.)
 */
const file = path.join(mkdtempSync(path.join(tmpdir(), "scanwright-log-")), "backend.log")
Object.assign(process.env, { LOG_FILE: file, LOG_LEVEL: "http" })
for (const name of ["FORMS", "MAIL", "SUGGESTIONS", "SEARCH"]) delete process.env[`RATE_LIMIT_${name}`]

/** One line of the log, parsed. */
export interface LogLine {
  level: string
  message: string
  timestamp: string
  request_id?: string
  method?: string
  route?: string
  status?: number
  duration_ms?: number
}

/** Everything that was logged so far. */
export const logText = (): string => readFileSync(file, "utf8")

/** The lines about one request. */
export const linesOf = (requestId: string): LogLine[] =>
  logText()
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as LogLine)
    .filter(({ request_id: id }) => id === requestId)
