import { mistakesBetween } from "@scanwright/search-columns/text"
import { CATALOGUE_COLUMNS, type CatalogueColumn } from "./catalogue-columns"
import { tidyCell } from "./cell-readers"
import { CatalogueFileError } from "./catalogue-row"

/** How many single-letter changes make a column name still count as a misspelling of another. */
const FURTHEST_MISSPELLING = 4

/** The column whose name comes nearest, or undefined when none is near. */
function nearestColumn(heading: string): string | undefined {
  const [best] = CATALOGUE_COLUMNS.map(({ name }) => ({
    name,
    distance:
      name.includes(heading) && heading.length > 3 ? 1 : mistakesBetween(heading, name, FURTHEST_MISSPELLING),
  })).sort((a, b) => a.distance - b.distance)
  return best && best.distance <= Math.min(FURTHEST_MISSPELLING, heading.length / 2) ? best.name : undefined
}

/** A heading as people write it ("Part number") in the form of a column name ("part_number"). */
function normaliseHeading(heading: string): string {
  return tidyCell(heading)
    .toLowerCase()
    .replace(/[\s-]+/g, "_")
}

/**
 * Reads the first line of a file.
 *
 * @param headings its cells; case does not matter, and a space or hyphen may stand for an underscore
 * @returns the column of each cell, in order; undefined for a trailing cell without a heading
 * @throws CatalogueFileError naming every missing, unknown and repeated column, with the nearest right name
 */
export function readHeader(headings: string[]): (CatalogueColumn | undefined)[] {
  const problems: string[] = []
  const seen = new Set<string>()
  const columns = headings.map((raw, index) => {
    const heading = normaliseHeading(raw)
    if (heading === "") {
      if (headings.slice(index).some((later) => tidyCell(later) !== "")) {
        problems.push(`column ${index + 1} has no heading`)
      }
      return undefined
    }
    const column = CATALOGUE_COLUMNS.find(({ name }) => name === heading)
    if (!column) {
      const nearest = nearestColumn(heading)
      problems.push(`column "${tidyCell(raw)}" is not known${nearest ? `; did you mean "${nearest}"?` : ""}`)
    } else if (seen.has(column.name)) {
      problems.push(`column "${column.name}" is there twice`)
    } else {
      seen.add(column.name)
    }
    return column
  })
  const missing = CATALOGUE_COLUMNS.filter(({ name, required }) => required && !seen.has(name))
  if (missing.length > 0) {
    problems.unshift(
      `missing ${missing.length === 1 ? "column" : "columns"} ${missing.map(({ name }) => name).join(", ")}`,
    )
  }
  if (problems.length > 0) {
    throw new CatalogueFileError(`The first line of the file must name the columns: ${problems.join("; ")}.`)
  }
  return columns
}
