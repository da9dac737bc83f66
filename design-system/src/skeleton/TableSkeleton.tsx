import { Loading } from "./Loading"
import { SkeletonText } from "./Skeleton"

/** Widths of the lines in turn, so that they look like text. */
const WIDTHS = ["w-4/5", "w-3/5", "w-1/2", "w-2/3"] as const

export interface TableSkeletonProps {
  rows?: number
  columns?: number
  /** Announced label: “Loading orders”. */
  label?: string
  className?: string
}

/** Skeleton of a table: a head and rows of the table's height. DataTable has its own with `loading`. */
export function TableSkeleton({
  rows = 8,
  columns = 4,
  label = "Loading the table",
  className,
}: TableSkeletonProps) {
  return (
    <Loading label={label} className={className}>
      <table className="table-skeleton">
        <tbody>
          {Array.from({ length: rows + 1 }, (_, row) => (
            <tr key={row}>
              {Array.from({ length: columns }, (_, column) => (
                <td key={column}>
                  <SkeletonText className={WIDTHS[(row + column) % WIDTHS.length]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Loading>
  )
}
