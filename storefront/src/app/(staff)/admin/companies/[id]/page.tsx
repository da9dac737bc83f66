import { type AdminCompany, roleAllows } from "@scanwright/backend/contract"
import { Alert, FormSummary, Link, Panel } from "@scanwright/design-system"
import { notFound } from "next/navigation"
import { isNotFound } from "@/lib/medusa/failure"
import { AddressesPanel } from "@/staff/companies/AddressesPanel"
import { COMPANIES } from "@/staff/companies/company-list"
import { CompanyForm } from "@/staff/companies/CompanyForm"
import { CostCentreList } from "@/staff/companies/CostCentreList"
import { readCompanyAccount } from "@/staff/companies/data"
import { InvitationsPanel } from "@/staff/companies/InvitationsPanel"
import { MailsPanel } from "@/staff/companies/MailsPanel"
import { MembersPanel } from "@/staff/companies/MembersPanel"
import { StatusPanel } from "@/staff/companies/StatusPanel"
import { mayOpen } from "@/staff/session/permissions"
import { requireStaff } from "@/staff/session/require-staff"
import { StaffPage } from "@/staff/shell/StaffPage"
import { readStaffMembers } from "@/staff/submissions/data"
import { dayText } from "@/staff/submissions/moments"

const BACK = <Link href={COMPANIES}>Companies</Link>

/** What nobody changes here. */
function Registration({ company }: { company: AdminCompany }) {
  return (
    <FormSummary
      title="Registration"
      parts={[
        {
          title: "Account",
          groups: [
            {
              heading: null,
              values: [
                { label: "Account number", value: company.account_number },
                { label: "Opened", value: dayText(company.created_at) },
              ],
            },
          ],
        },
      ]}
    />
  )
}

/** One company: its state, data, members, addresses and cost centres. */
export default async function CompanyPage({ params }: PageProps<"/admin/companies/[id]">) {
  const { role } = await requireStaff()
  const { id } = await params
  const [result, staff] = await Promise.all([readCompanyAccount(id), readStaffMembers()])
  if (!result.ok) {
    if (isNotFound(result.failure)) notFound()
    return (
      <StaffPage title="Company" back={BACK}>
        <Alert variant="danger" title="The company could not be read">
          {result.failure.message}
        </Alert>
      </StaffPage>
    )
  }
  const { company, members, invitations, addresses, cost_centres: centres, mails } = result.value
  const canWrite = roleAllows(role, "companies.write")
  return (
    <StaffPage title={company.legal_name} back={BACK} intro={`Account ${company.account_number}`}>
      <StatusPanel company={company} canWrite={canWrite} />
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <div className="grid min-w-0 gap-6 lg:col-span-2">
          <CompanyForm company={company} members={staff} />
          <MembersPanel companyId={company.id} members={members} />
          <InvitationsPanel
            companyId={company.id}
            invitations={invitations}
            canWrite={canWrite}
            isClosed={company.status === "closed"}
          />
          <AddressesPanel companyId={company.id} addresses={addresses} canWrite={canWrite} />
          <CostCentreList cost_centres={centres} />
        </div>
        <div className="grid min-w-0 gap-6">
          <Registration company={company} />
          <MailsPanel companyId={company.id} mails={mails} />
          {mayOpen(role, "/admin/activity") && (
            <Panel title="History">
              <Link href={`/admin/activity?entity=company&entity_id=${encodeURIComponent(company.id)}`}>
                Who changed what, and when
              </Link>
            </Panel>
          )}
        </div>
      </div>
    </StaffPage>
  )
}
