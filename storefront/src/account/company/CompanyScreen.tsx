import {
  type AccountCompany,
  COMPANY_TYPES,
  companyRolesAllow,
  countryName,
} from "@scanwright/backend/contract"
import { Alert, Link, Panel, RowList } from "@scanwright/design-system"
import * as routes from "@/config/routes"
import { accountCopy } from "@/content/account"
import { AccountForm } from "../forms/AccountForm"
import { AccountScreen } from "../frame/AccountScreen"
import type { Account } from "../session/client"
import { saveCompanyAction } from "./actions"

const copy = accountCopy.companyPage

const row = (title: string, end: string | null) => ({ id: title, title, end: end ?? copy.none })

/** A postal address in one line. */
const addressText = ({ line1, line2, city, postcode, country }: AccountCompany["registered_address"]) =>
  [line1, line2, city, postcode, countryName(country) ?? country].filter(Boolean).join(", ")

/** What staff have checked, and change when they are asked. */
function FixedPanel({ company }: { company: AccountCompany }) {
  return (
    <Panel
      title={copy.fixed}
      intro={copy.fixedIntro}
      flush
      actions={<Link href={routes.contact}>{copy.contact}</Link>}
    >
      <RowList
        label={copy.fixed}
        rows={[
          row(copy.accountNumber, company.account_number),
          row(copy.legalName, company.legal_name),
          row(copy.companyType, COMPANY_TYPES[company.company_type]),
          row(copy.companyNumber, company.company_number),
          row(copy.vatNumber, company.vat_number),
          row(copy.registeredAddress, addressText(company.registered_address)),
        ]}
      />
    </Panel>
  )
}

function OwnForm({ company }: { company: AccountCompany }) {
  return (
    <AccountForm
      id="company"
      action={saveCompanyAction}
      send={copy.save}
      problemTitle={accountCopy.problem}
      groups={[
        {
          fields: [
            {
              kind: "text",
              name: "trading_name",
              label: copy.tradingName,
              autoComplete: "off",
              required: false,
              value: company.trading_name ?? undefined,
            },
            {
              kind: "email",
              name: "invoice_email",
              label: copy.invoiceEmail,
              autoComplete: "off",
              required: true,
              value: company.invoice_email,
            },
            {
              kind: "tel",
              name: "phone",
              label: copy.phone,
              autoComplete: "off",
              required: false,
              value: company.phone ?? undefined,
              width: "md",
            },
            {
              kind: "tick",
              name: "po_required",
              label: copy.poRequired,
              hint: copy.poHint,
              value: company.po_required,
            },
          ],
        },
      ]}
    />
  )
}

function OwnFacts({ company }: { company: AccountCompany }) {
  return (
    <RowList
      label={copy.own}
      rows={[
        row(copy.tradingName, company.trading_name),
        row(copy.invoiceEmail, company.invoice_email),
        row(copy.phone, company.phone),
        row(copy.po, company.po_required ? copy.poYes : copy.poNo),
      ]}
    />
  )
}

/** The company's details: a form for admins, facts for everybody else. */
export function CompanyScreen({ account, notice }: { account: Account; notice: string }) {
  const { company, roles } = account
  const isAdmin = companyRolesAllow(roles, "company.write")
  return (
    <AccountScreen company={company} title={copy.title} intro={copy.intro} notice={notice}>
      {!isAdmin && <Alert>{copy.readOnly}</Alert>}
      <Panel title={copy.own} flush={!isAdmin}>
        {isAdmin ? <OwnForm company={company} /> : <OwnFacts company={company} />}
      </Panel>
      <FixedPanel company={company} />
    </AccountScreen>
  )
}
