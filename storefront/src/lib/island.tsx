"use client"

import { Activity, type ComponentType, lazy } from "react"

/** A default export, as `import()` gives it. */
interface Loaded<Props> {
  readonly default: ComponentType<Props>
}

const never = new Promise<never>(() => undefined)

/**
 * Leaves a part as the server wrote it when its script can't be had: it goes on working as without scripts.
 *
 * @param load fetches the part's script
 */
export async function orLeave<Props>(load: () => Promise<Loaded<Props>>): Promise<Loaded<Props>> {
  try {
    return await load()
  } catch (error) {
    console.error("Loading a part of the page:", error)
    return never
  }
}

/**
 * A part of a page that the server writes whole and whose script comes after the page's own. An Activity, not a Suspense
 * boundary: React moves a large one to the end of the document, where nobody without scripts finds it.
 *
 * @param load imports the part
 */
export function island<Props extends object>(load: () => Promise<Loaded<Props>>): ComponentType<Props> {
  const Live = lazy(() => orLeave(load)) as unknown as ComponentType<Props>
  return function Island(props: Props) {
    return (
      <Activity>
        <Live {...props} />
      </Activity>
    )
  }
}
