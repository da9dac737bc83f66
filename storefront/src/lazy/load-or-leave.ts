import type { ComponentType } from "react"

/** A module with a component as its default export. */
export interface ComponentModule<Props> {
  readonly default: ComponentType<Props>
}

const never = new Promise<never>(() => undefined)

/**
 * Loads the script of a part. When that fails, the part stays the server's HTML, which works without scripts.
 *
 * @param load imports the part
 * @param isServerRendered whether the server's HTML of the part is there; otherwise the failure is thrown
 * @throws what `load` throws, where there is no HTML to leave
 */
export async function loadOrLeave<Props>(
  load: () => Promise<ComponentModule<Props>>,
  isServerRendered: () => boolean = () => true,
): Promise<ComponentModule<Props>> {
  try {
    return await load()
  } catch (error) {
    if (!isServerRendered()) throw error
    console.error("Loading a part of the page:", error)
    return never
  }
}
