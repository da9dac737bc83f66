"use client"

import {
  Badge,
  Button,
  type DataColumn,
  DataTable,
  EmptyState,
  Link,
  type TableView,
  Text,
} from "@scanwright/design-system"
import { useTableColumns } from "@/staff/shell/useTableColumns"
import {
  COMPANIES,
  COMPANIES_PER_PAGE,
  companiesHref,
  companyHref,
  type CompanyOrder,
  type CompanyQuestion,
  isFiltered,
} from "./company-list"
import type { CompanyRow } from "./company-row"
import { StatusBadge } from "./StatusBadge"

interface Props {
  rows: readonly CompanyRow[]
  count: number
  question: CompanyQuestion
}

const NOUN = ["company", "companies"] as const

const COLUMNS: readonly DataColumn<CompanyRow>[] = [
  {
    id: "name",
    header: "Company",
    isRowHeader: true,
    sortable: true,
    cell: ({ id, name, tradingName }) => (
      <span className="grid">
        <Link href={companyHref(id)}>{name}</Link>
        {tradingName !== null && (
          <Text as="span" size="sm" variant="muted">
            {tradingName}
          </Text>
        )}
      </span>
    ),
  },
  {
    id: "account",
    header: "Account",
    cell: ({ accountNumber }) => (
      <Text as="span" size="sm" numerals="tabular">
        {accountNumber}
      </Text>
    ),
  },
  {
    id: "status",
    header: "State",
    cell: ({ status, isPossibleDuplicate }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        <StatusBadge status={status} />
        {isPossibleDuplicate && <Badge variant="danger">Duplicate?</Badge>}
      </span>
    ),
  },
  { id: "number", header: "Company number", cell: ({ companyNumber }) => companyNumber ?? "–" },
  { id: "members", header: "Members", cell: ({ memberCount }) => memberCount.toLocaleString("en-GB") },
  {
    id: "created",
    header: "Opened",
    sortable: true,
    firstDirection: "descending",
    cell: ({ age, opened }) => <span title={opened}>{age}</span>,
  },
  {
    id: "assignee",
    header: "Assigned to",
    cell: ({ assignee }) => assignee ?? <Text as="span" size="sm" variant="muted">{`Nobody`}</Text>,
  },
]

/** Columns that can be sorted by, and the API's name for each. */
const ORDERS = { name: "legal_name", created: "created_at" } as const

const isSorted = (column: string): column is keyof typeof ORDERS => Object.hasOwn(ORDERS, column)

function viewOf({ order = "-created_at", page }: CompanyQuestion): TableView {
  const columnId = order.endsWith("legal_name") ? "name" : "created"
  return { page, sort: { columnId, direction: order.startsWith("-") ? "descending" : "ascending" } }
}

/** The API's order of a sorted column; undefined for the usual one. */
function orderOf(sort: TableView["sort"]): CompanyOrder | undefined {
  if (!sort || !isSorted(sort.columnId)) return undefined
  const column = ORDERS[sort.columnId]
  const order: CompanyOrder = sort.direction === "descending" ? `-${column}` : column
  return order === "-created_at" ? undefined : order
}

/** Shown in place of rows. */
const NoCompanies = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <EmptyState title="No companies here" actions={<Button href={COMPANIES}>Show all</Button>}>
      No companies match your search and this state.
    </EmptyState>
  ) : (
    <EmptyState title="No companies yet">
      Companies that open an account in the shop are listed here.
    </EmptyState>
  )

/** The companies of a list as a table. */
export function CompanyTable({ rows, count, question }: Props) {
  const columnChoice = useTableColumns(COMPANIES)
  return (
    <DataTable
      mode="server"
      caption="Companies"
      hideCaption
      noun={NOUN}
      columns={COLUMNS}
      columnChoice={columnChoice}
      scroll="inside"
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      {...viewOf(question)}
      rowCount={count}
      pageSize={COMPANIES_PER_PAGE}
      hrefFor={({ page, sort }) => companiesHref({ ...question, order: orderOf(sort), page })}
      empty={<NoCompanies isNarrowed={isFiltered(question)} />}
    />
  )
}
