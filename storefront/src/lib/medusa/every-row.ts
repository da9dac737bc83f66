import { STORE_LIST_MOST } from "@scanwright/backend/contract"

/** Parameters of one page of a list. */
interface Page {
  readonly limit: number
  readonly offset: number
}

/**
 * Reads all rows of a list of the Store API, page after page.
 *
 * @param readPage reads the page; returns its rows and the number of rows of the whole list
 * @throws whatever `readPage` throws
 */
export async function readEvery<Row>(
  readPage: (page: Page & Record<string, number>) => Promise<{ rows: readonly Row[]; count: number }>,
): Promise<Row[]> {
  const all: Row[] = []
  for (;;) {
    const { rows, count } = await readPage({ limit: STORE_LIST_MOST, offset: all.length })
    all.push(...rows)
    // A list that shrinks meanwhile may end before its count.
    if (rows.length === 0 || all.length >= count) return all
  }
}
