import { requireStaff } from "@/features/staff/session/require-staff"
import { StaffPage } from "@/features/staff/shell/StaffPage"

/** What waits for somebody. */
export default async function DashboardPage() {
  const staff = await requireStaff()
  return <StaffPage title="Dashboard">{`Good day, ${staff.name}.`}</StaffPage>
}
