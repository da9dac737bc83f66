import type { CatalogueImport } from "@scanwright/backend/contract"
import {
  AppRouterContext,
  type AppRouterInstance,
} from "next/dist/shared/lib/app-router-context.shared-runtime"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { BadRows } from "./BadRows"
import { useMendedRows } from "./useMendedRows"

const result: CatalogueImport = {
  ...{ id: "catimp_1", file_name: "prices.csv", dry_run: true, status: "done", progress: null },
  ...{ columns: ["part_number", "price"], bad_rows: [], new_brands: [], new_machine_types: [] },
  ...{ counts: { rows: 9, created: 6, updated: 0, unchanged: 0, bad: 3 }, matching: null, message: null },
  ...{
    price_changes: { count: 0, biggest: [] },
    notes: { count: 0, first: [] },
    undoable: null,
    undone: null,
  },
  ...{ created_at: "2026-05-03T09:00:00.000Z", finished_at: "2026-05-03T09:00:01.000Z" },
}

const nothing = () => undefined
const router: AppRouterInstance = {
  bfcacheId: "0",
  ...{
    back: nothing,
    forward: nothing,
    refresh: nothing,
    push: nothing,
    replace: nothing,
    prefetch: nothing,
  },
}

function Rows({ of: one }: { of: CatalogueImport }) {
  return <BadRows result={one} isBusy={false} rows={useMendedRows(one)} onCheck={nothing} />
}

const textOf = (one: CatalogueImport) =>
  renderToStaticMarkup(
    <AppRouterContext value={router}>
      <Rows of={one} />
    </AppRouterContext>,
  )
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")

it("Bad rows that are no longer stored leave a sentence that says so, not an empty card", () => {
  const text = textOf(result)
  expect(text).toContain("Rows with problems")
  expect(text).toContain("Which rows they are is no longer stored. Choose the file again")
  expect(text).not.toContain("Correct them here")
  expect(text).not.toContain("Check again")
  expect(text).not.toContain("Download these rows")
})

it("Several problems of one cell stand beside it together, with what was meant", () => {
  const problem = { column: "price", value: "Â£x", may_be_right: false, suggestion: null }
  const text = textOf({
    ...result,
    bad_rows: [
      {
        ...{ row: 2, cells: ["A-1", "Â£x"] },
        problems: [
          { ...problem, problem: "looks damaged", suggestion: "£x", may_be_right: true },
          { ...problem, problem: "is no price" },
        ],
      },
    ],
  })
  expect(text).toContain("looks damaged. is no price")
  expect(text).toContain("Use “£x”")
  expect(text).toContain("Right as it is: price")
  expect(text).not.toContain("Use the suggestions")
})
