import { GroupsPage } from "@/staff/brands/GroupsPage"
import { requireStaff } from "@/staff/session/require-staff"
import { StaffPage } from "@/staff/shell/StaffPage"

/** All machine types, with the number of their products. */
export default async function MachineTypesPage({ searchParams }: PageProps<"/admin/machine-types">) {
  await requireStaff()
  const { q } = await searchParams
  return (
    <StaffPage title="Machine types">
      <GroupsPage kind="machine_type" q={(typeof q === "string" ? q : "").trim().slice(0, 200)} />
    </StaffPage>
  )
}
