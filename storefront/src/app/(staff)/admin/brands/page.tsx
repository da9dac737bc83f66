import { GroupsPage } from "@/features/staff/groups/GroupsPage"
import { requireStaff } from "@/features/staff/session/require-staff"
import { StaffPage } from "@/features/staff/shell/StaffPage"

/** All brands, with the number of their products. */
export default async function BrandsPage({ searchParams }: PageProps<"/admin/brands">) {
  await requireStaff()
  const { q } = await searchParams
  return (
    <StaffPage title="Brands">
      <GroupsPage kind="brand" q={(typeof q === "string" ? q : "").trim().slice(0, 200)} />
    </StaffPage>
  )
}
