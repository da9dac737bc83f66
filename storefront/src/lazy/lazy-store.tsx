"use client"

import { createContext, type ReactNode, use, useState } from "react"

/** Loads a store, or returns the loaded one. */
export type Open<Store> = () => Promise<Store>

/**
 * A store's scope: a provider, and a hook that returns how to open the store. The store's code is loaded when it is first
 * opened, so that a page which only shows a count does not carry it.
 *
 * @param name of the store, for the error
 * @param load makes the store
 */
export function createScope<Store>(name: string, load: Open<Store>) {
  const Scope = createContext<Open<Store> | null>(null)

  function Provider({ children }: { children: ReactNode }) {
    const [open] = useState(() => {
      let opened: Promise<Store> | undefined
      return () => {
        opened ??= load().catch((error: unknown) => {
          // The next attempt may find the network again.
          opened = undefined
          throw error
        })
        return opened
      }
    })
    return <Scope value={open}>{children}</Scope>
  }

  /** @throws Error outside the provider (specification, section 8) */
  function useOpen(): Open<Store> {
    const open = use(Scope)
    if (!open) throw new Error(`Using the ${name} outside its scope: put its provider around the page.`)
    return open
  }

  return [Provider, useOpen] as const
}
