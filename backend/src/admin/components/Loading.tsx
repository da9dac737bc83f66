import { Skeleton } from "@medusajs/ui"

/** Stands where content is being read, and says so to those who do not see it. @param bars a size for each grey bar */
export function Loading({ bars }: { bars: readonly string[] }) {
  return (
    <div role="status" aria-busy="true" aria-label="Loading" className="flex flex-col gap-y-4 px-6 py-4">
      {bars.map((size, at) => (
        <Skeleton key={`${at} ${size}`} className={size} />
      ))}
    </div>
  )
}
