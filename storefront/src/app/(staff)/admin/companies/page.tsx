import { Alert } from "@scanwright/design-system"
import { COMPANIES, COMPANIES_PER_PAGE, companiesHref, companyQuestion } from "@/staff/companies/company-list"
import { toCompanyRow } from "@/staff/companies/company-row"
import { CompanyTable } from "@/staff/companies/CompanyTable"
import { readCompanies } from "@/staff/companies/data"
import { StatusTabs } from "@/staff/companies/StatusTabs"
import { pageCountOf, redirectBeyondEnd } from "@/lib/list-pages"
import { requireStaff } from "@/staff/session/require-staff"
import { countText } from "@/staff/shell/count-text"
import { FilterForm } from "@/staff/shell/FilterForm"
import { SavedViews } from "@/staff/shell/SavedViews"
import { StaffPage } from "@/staff/shell/StaffPage"
import { readStaffMembers } from "@/staff/submissions/data"

/** The companies of customers by state, those that wait to be checked first. */
export default async function CompaniesPage({ searchParams }: PageProps<"/admin/companies">) {
  await requireStaff()
  const question = companyQuestion(await searchParams)
  const [list, members] = await Promise.all([readCompanies(question), readStaffMembers()])
  if (list.ok)
    redirectBeyondEnd(
      { page: question.page, pageCount: pageCountOf(list.value.count, COMPANIES_PER_PAGE) },
      (page) => companiesHref({ ...question, page }),
    )
  const names = new Map(members.map(({ id, label }) => [id, label]))
  return (
    <StaffPage title="Companies" actions={<SavedViews path={COMPANIES} />}>
      <StatusTabs question={question} counts={list.ok ? list.value.counts : undefined} />
      <FilterForm
        action={COMPANIES}
        label="Companies"
        found={list.ok ? countText(list.value.count, ["company", "companies"]) : ""}
        state={{ ...question }}
        preserved={["status", "order"]}
        filters={[{ kind: "search", placeholder: "Name, account or company number, member’s e-mail" }]}
      />
      {list.ok ? (
        <CompanyTable
          rows={list.value.companies.map((company) =>
            toCompanyRow(company, { now: list.value.readAt, names }),
          )}
          count={list.value.count}
          question={question}
        />
      ) : (
        <Alert variant="danger" title="The companies could not be read">
          {list.failure.message}
        </Alert>
      )}
    </StaffPage>
  )
}
