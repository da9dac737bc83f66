import { Button, EmptyState } from "@scanwright/design-system"
import { StaffPage } from "@/staff/shell/StaffPage"

/** The 404 of staff pages: nothing has this address, or the record has been deleted. */
export default function StaffNotFound() {
  return (
    <StaffPage title="Nothing here">
      <EmptyState
        title="There is no such page"
        actions={<Button href="/admin/dashboard">Go to the dashboard</Button>}
      >
        What was here may have been deleted. Deleted products and articles can be restored under Activity.
      </EmptyState>
    </StaffPage>
  )
}
