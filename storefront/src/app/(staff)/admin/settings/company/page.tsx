import type { AdminCompanyResponse } from "@scanwright/backend/contract"
import { Alert } from "@scanwright/design-system"
import { readAsStaff } from "@/staff/session/client"
import { requireStaff } from "@/staff/session/require-staff"
import { CompanyForm } from "@/staff/settings/company/CompanyForm"
import { StaffPage } from "@/staff/shell/StaffPage"

/** The company's facts and opening hours. */
export default async function CompanySettingsPage() {
  await requireStaff()
  const result = await readAsStaff<AdminCompanyResponse>("/admin/company-facts")
  return (
    <StaffPage
      title="Company"
      intro="Name, address, telephone, registration and opening hours, as public pages and mails show them. The sender of mails stays as the installation sets it."
    >
      {result.ok ? (
        <CompanyForm company={result.value.company} />
      ) : (
        <Alert variant="danger" title="The company's facts could not be read">
          {result.failure.message}
        </Alert>
      )}
    </StaffPage>
  )
}
