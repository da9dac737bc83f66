import { GroupsPage } from "@/staff/brands/GroupsPage"
import { requireStaff } from "@/staff/session/require-staff"
import { StaffPage } from "@/staff/shell/StaffPage"

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
