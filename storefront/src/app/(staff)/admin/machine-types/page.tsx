import { TaxonomyPage } from "@/staff/brands/TaxonomyPage"
import { requireStaff } from "@/staff/session/require-staff"
import { StaffPage } from "@/staff/shell/StaffPage"

/** All machine types, with the number of their products. */
export default async function MachineTypesPage({ searchParams }: PageProps<"/admin/machine-types">) {
  await requireStaff()
  const { q } = await searchParams
  return (
    <StaffPage title="Machine types">
      <TaxonomyPage kind="machine_type" q={(typeof q === "string" ? q : "").trim().slice(0, 200)} />
    </StaffPage>
  )
}
