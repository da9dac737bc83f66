import { keepList } from "@/lib/kept/kept-list"
import { othersThan, repairViewed, withViewed } from "./viewed-list"

/** Without storage nothing is remembered, and nothing is missed. */
const ignore = () => undefined

const kept = keepList("recently-viewed", repairViewed, ignore)

/**
 * Remembers that a product's page was viewed.
 *
 * @returns the pages viewed before, latest first
 */
export function rememberViewed(path: string): string[] {
  const viewed = kept.read() ?? []
  kept.write(withViewed(viewed, path))
  return othersThan(viewed, path)
}
