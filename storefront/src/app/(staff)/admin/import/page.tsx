import { ImportScreen } from "@/staff/import/ImportScreen"
import { LastImports } from "@/staff/import/LastImports"
import { requireStaff } from "@/staff/session/require-staff"
import { StaffPage } from "@/staff/shell/StaffPage"
import { readLastImports } from "@/staff/import/data"

/** Checks and imports catalogue files. */
export default async function ImportPage() {
  await requireStaff()
  const last = await readLastImports()
  const imports = last.ok ? last.value : []
  const running = imports.find(({ status }) => status === "waiting" || status === "running") ?? null
  return (
    <StaffPage title="Import">
      <ImportScreen running={running} />
      <LastImports imports={imports.filter(({ id }) => id !== running?.id)} />
    </StaffPage>
  )
}
