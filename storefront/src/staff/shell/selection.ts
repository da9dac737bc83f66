/** Most records of a selection; the API takes as many. */
const MOST = 100

/** The address of a file with the selected records. */
export const selectionHref = (path: string, ids: readonly string[]): string =>
  `${path}?${new URLSearchParams(ids.slice(0, MOST).map((id) => ["id", id])).toString()}`

/** Reads the selected records of a file's address; undefined where it is about the whole list. */
export function selectedIds(params: URLSearchParams): string[] | undefined {
  const ids = params.getAll("id").filter((id) => id !== "" && id.length <= 100)
  return ids.length === 0 ? undefined : [...new Set(ids)].slice(0, MOST)
}
