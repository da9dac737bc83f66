import { redirect } from "next/navigation"
import { site } from "@/config/site"
import { loadCompanyIfPossible } from "@/lib/medusa/company-facts"
import { readMe } from "@/staff/session/client"
import { RoleForbids } from "@/staff/shell/RoleForbids"
import { StaffShell } from "@/staff/shell/StaffShell"

/** The 403 of a page that is opened directly: its layout is not shown, so the frame is made here. */
export default async function StaffForbidden() {
  const me = await readMe()
  if (!me.ok) redirect("/admin")
  await loadCompanyIfPossible()
  return (
    <StaffShell staff={me.value} siteName={site().name} theme={undefined}>
      <RoleForbids />
    </StaffShell>
  )
}
