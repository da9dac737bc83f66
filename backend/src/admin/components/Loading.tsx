import { Skeleton } from "@medusajs/ui"

/**
 * Placeholder while content loads, announced to screen readers.
 *
 * @param bars class names with the size of each grey bar
 */
export function Loading({ bars }: { bars: readonly string[] }) {
  return (
    <div role="status" aria-busy="true" aria-label="Loading" className="flex flex-col gap-y-4 px-6 py-4">
      {bars.map((size, at) => (
        <Skeleton key={`${at} ${size}`} className={size} />
      ))}
    </div>
  )
}
