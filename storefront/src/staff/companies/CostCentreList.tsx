"use client"

import type { AdminCompanyAccountResponse, CostCentre } from "@scanwright/backend/contract"
import { type DataColumn, DataTable, Panel, Text } from "@scanwright/design-system"

/** Rows of a page. */
const PER_PAGE = 10

const CENTRE_COLUMNS: readonly DataColumn<CostCentre>[] = [
  { id: "code", header: "Code", isRowHeader: true, cell: ({ code }) => code },
  { id: "name", header: "Name", cell: ({ name }) => name },
]

/** The cost centres of a company, which only the company changes. */
export const CostCentreList = ({
  cost_centres: centres,
}: Pick<AdminCompanyAccountResponse, "cost_centres">) => (
  <Panel title="Cost centres">
    {centres.length === 0 ? (
      <Text variant="muted">The company has no cost centres.</Text>
    ) : (
      <DataTable
        caption="Cost centres"
        hideCaption
        noun={["cost centre", "cost centres"]}
        columns={CENTRE_COLUMNS}
        rows={centres}
        rowId={({ id }) => id}
        rowName={({ code }) => code}
        pageSize={PER_PAGE}
      />
    )}
  </Panel>
)
