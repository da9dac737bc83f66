import { type DataPaths } from "./data-directory.ts"
import { readJson, writeJson } from "./json-file.ts"

/** State of an installation outside its database. */
export interface State {
  /** port of the embedded PostgreSQL, chosen at the first start */
  postgresPort?: number
  /** folder of PostgreSQL's data when that is not the data folder */
  postgresDirectory?: string
  /** whether the generated first admin has not been shown yet; a start may be killed before that */
  adminToShow?: boolean
}

/** The stored state; empty at the first start. */
export function readState(paths: DataPaths): State {
  return readJson<State>(paths.state) ?? {}
}

/** Stores the given values beside the others. */
export function updateState(paths: DataPaths, change: State): void {
  writeJson(paths.state, { ...readState(paths), ...change })
}
