import { Loading, TableSkeleton } from "@scanwright/design-system"

/** Shown while a page of the staff is loading. */
export default function StaffLoading() {
  return (
    <Loading label="Loading the page">
      <TableSkeleton />
    </Loading>
  )
}
