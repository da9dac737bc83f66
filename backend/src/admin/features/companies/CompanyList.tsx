import { Eye } from "@medusajs/icons"
import { StatusBadge } from "@medusajs/ui"
import { type AdminCompany, COMPANY_STATUSES } from "../../../contract/account/account"
import { type ListFilter } from "../../components/ChoiceFilter"
import { type ListColumn, ListScreen } from "../../components/ListScreen"
import { RowActions } from "../../components/RowActions"
import { showTime } from "../../lib/dates"
import { useOpen } from "../../lib/use-open"
import { companies, COMPANY_COLOURS, nameOfCompany } from "./company"

const FILTERS: readonly ListFilter[] = [
  {
    id: "status",
    label: "State",
    choices: Object.entries(COMPANY_STATUSES).map(([value, label]) => ({ value, label })),
    counts: ({ counts }) => (counts ?? {}) as Record<string, number>,
  },
]

const COLUMNS: readonly ListColumn<AdminCompany>[] = [
  { id: "legal_name", header: "Name", sortable: true, cell: nameOfCompany },
  { id: "account_number", header: "Account", cell: ({ account_number: number }) => number },
  {
    id: "status",
    header: "State",
    cell: ({ status }) => (
      <StatusBadge color={COMPANY_COLOURS[status]}>{COMPANY_STATUSES[status]}</StatusBadge>
    ),
  },
  { id: "company_number", header: "Company number", cell: ({ company_number: number }) => number ?? "–" },
  { id: "members", header: "Members", align: "right", cell: ({ member_count: count }) => count },
  {
    id: "created_at",
    header: "Opened",
    sortable: true,
    cell: ({ created_at: createdAt }) => showTime(createdAt),
  },
]

const addressOf = ({ id }: AdminCompany) => id

function CompanyMenu({ row }: { row: AdminCompany }) {
  const open = useOpen()
  return (
    <RowActions
      subject={row.legal_name}
      actions={[{ label: "Open", icon: <Eye />, onSelect: () => open(addressOf(row)) }]}
    />
  )
}

/** The companies that have an account. */
export function CompanyList() {
  return (
    <ListScreen<AdminCompany>
      resource={companies}
      title="Companies"
      description="Companies with an account. They are checked, changed and closed in the shop's own staff area."
      columns={COLUMNS}
      nameOf={nameOfCompany}
      addressOf={addressOf}
      RowMenu={CompanyMenu}
      filters={FILTERS}
      defaultOrder="-created_at"
      emptyText="Companies that open an account in the shop appear here at once."
    />
  )
}
