"use client"

import { useState, useSyncExternalStore } from "react"

const subscribe = () => () => undefined

/** Whether React has hydrated the component: false on the server and in the first render over the server's HTML. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

/** Whether the component was first rendered over the server's HTML, and not on a later navigation. Stays what it was. */
export function useIsServerRendered(): boolean {
  const isHydrated = useIsHydrated()
  const [wasHydratedAtFirst] = useState(isHydrated)
  return !wasHydratedAtFirst
}
