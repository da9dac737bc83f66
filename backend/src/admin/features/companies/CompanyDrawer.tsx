import { Button, StatusBadge } from "@medusajs/ui"
import { useNavigate, useParams } from "react-router-dom"
import {
  type AdminCompanyAccountResponse,
  COMPANY_MEMBER_STATUSES,
  COMPANY_STATUSES,
} from "../../../contract/account/account"
import { COMPANY_TYPES } from "../../../contract/forms/company-fields"
import { Dialog } from "../../components/Dialog"
import { ErrorPanel } from "../../components/ErrorPanel"
import { Loading } from "../../components/Loading"
import { SectionRow } from "../../components/Section"
import { showTime } from "../../lib/dates"
import { COMPANY_COLOURS, rolesText, useCompany } from "./company"

type Member = AdminCompanyAccountResponse["members"][number]

const memberText = ({ first_name: first, last_name: last, email, roles, status }: Member) =>
  [`${first} ${last}`.trim(), email, rolesText(roles), COMPANY_MEMBER_STATUSES[status]]
    .filter(Boolean)
    .join(", ")

/** What is stored of a company, and its members. */
function CompanyFacts({ company, members }: Pick<AdminCompanyAccountResponse, "company" | "members">) {
  const { line1, line2, city, postcode } = company.registered_address
  return (
    <dl className="divide-y">
      <SectionRow label="State">
        <StatusBadge color={COMPANY_COLOURS[company.status]}>{COMPANY_STATUSES[company.status]}</StatusBadge>
      </SectionRow>
      <SectionRow label="Trading name">{company.trading_name}</SectionRow>
      <SectionRow label="Type of company">{COMPANY_TYPES[company.company_type]}</SectionRow>
      <SectionRow label="Company number">{company.company_number}</SectionRow>
      <SectionRow label="VAT number">{company.vat_number}</SectionRow>
      <SectionRow label="Registered address">
        {[line1, line2, city, postcode].filter(Boolean).join("\n")}
      </SectionRow>
      <SectionRow label="E-mail for invoices">{company.invoice_email}</SectionRow>
      <SectionRow label="Telephone">{company.phone}</SectionRow>
      <SectionRow label="Note">{company.note}</SectionRow>
      <SectionRow label="Members">{members.map(memberText).join("\n")}</SectionRow>
    </dl>
  )
}

/** One company, to look at. */
export function CompanyDrawer() {
  const { id = "" } = useParams()
  const navigate = useNavigate()
  const close = () => void navigate(`/companies${window.location.search}`, { replace: true })
  const { data, error, refetch } = useCompany(id)
  return (
    <Dialog
      shape="drawer"
      title={data?.company.legal_name ?? "Company"}
      description={
        data
          ? `Account ${data.company.account_number}, opened ${showTime(data.company.created_at)}`
          : "Loading"
      }
      onClose={close}
    >
      {error ? (
        <ErrorPanel title="The company could not be read" error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading bars={["h-8 w-full", "h-40 w-full"]} />
      ) : (
        <>
          {/* A region that scrolls is reached by keyboard. */}
          <div
            role="region"
            aria-label={`Company ${data.company.legal_name}`}
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className="flex-1 overflow-y-auto outline-none"
          >
            <CompanyFacts {...data} />
          </div>
          <div className="border-ui-border-base flex justify-end border-t px-6 py-4">
            <Button size="small" variant="secondary" onClick={close}>
              Close
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
