import type { ComponentType } from "react"
import { BeforeHydration } from "./hydration"
import { PartBoundary } from "./PartBoundary"

/** A module with a component as its default export. */
export interface ComponentModule<Props> {
  readonly default: ComponentType<Props>
}

const never = new Promise<never>(() => undefined)

/**
 * Loads the script of a part, and puts a boundary around the part. When loading fails, the part stays the server's HTML, which
 * works without scripts.
 *
 * @param load imports the part
 * @param isServerRendered whether the server's HTML of the part is there; otherwise the failure is thrown
 * @throws what `load` throws, where there is no HTML to leave
 */
export async function loadOrLeave<Props extends object>(
  load: () => Promise<ComponentModule<Props>>,
  isServerRendered: () => boolean = () => true,
): Promise<ComponentModule<Props>> {
  try {
    const { default: Part } = await load()
    const BoundedPart = (props: Props) => (
      <PartBoundary>
        <BeforeHydration />
        <Part {...props} />
      </PartBoundary>
    )
    return { default: BoundedPart }
  } catch (error) {
    if (!isServerRendered()) throw error
    console.error("Loading a part of the page:", error)
    return never
  }
}
