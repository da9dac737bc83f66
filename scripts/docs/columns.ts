import { columnsAsMarkdown } from "../../backend/src/catalogue-import/catalogue-columns.ts"
import { fromRoot } from "../lib/paths.ts"

/** The page whose table of columns `npm run docs:columns` writes. */
export const columnsFile = fromRoot("backend", "docs", "catalogue-csv.md")

const TABLE = /^\| Column .*\n(\|.*\n)+/m

/**
 * The page on catalogue files with the columns that there are now.
 *
 * @param page as it stands
 * @throws Error when the page has no table of columns
 */
export function withColumns(page: string): string {
  if (!TABLE.test(page)) throw new Error(`${columnsFile} has no table that begins with "| Column"`)
  return page.replace(TABLE, () => `${columnsAsMarkdown()}\n`)
}
