import { type DataPaths } from "./data-directory.ts"
import { readJson, writeJson } from "./json-file.ts"

/** What an installation remembers outside its database. */
export interface State {
  /** port of the embedded PostgreSQL, chosen at the first start */
  postgresPort?: number
  /** where its data lies when that is not the data folder */
  postgresDirectory?: string
  /** whether the generated first admin has still to be shown; a start may be killed before it comes to that */
  adminToShow?: boolean
}

/** The remembered state; empty at the first start. */
export function readState(paths: DataPaths): State {
  return readJson<State>(paths.state) ?? {}
}

/** Remembers the given values beside what is already known. */
export function updateState(paths: DataPaths, change: State): void {
  writeJson(paths.state, { ...readState(paths), ...change })
}
