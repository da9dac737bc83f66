import { Loading, TableSkeleton } from "@scanwright/design-system"

/** While a page of the staff is on its way. */
export default function StaffLoading() {
  return (
    <Loading label="Loading the page">
      <TableSkeleton />
    </Loading>
  )
}
