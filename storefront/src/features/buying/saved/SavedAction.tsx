"use client"

import { HeaderAction } from "@scanwright/design-system"
import { type ComponentType, useState } from "react"
import { useStored } from "@/storage/use-stored"
import type { SavedDrawerProps } from "./SavedDrawer"
import { SAVED_KEY } from "./saved-items"

const countOf = (items: readonly unknown[]) => items.length

/** Opens the drawer of saved products, which is loaded on first use. */
export function SavedAction() {
  const [Drawer, setDrawer] = useState<ComponentType<SavedDrawerProps>>()
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    setOpen(true)
    import("./SavedDrawer")
      .then(({ SavedDrawer }) => setDrawer(() => SavedDrawer))
      .catch((error: unknown) => console.error("Opening the saved products:", error))
  }
  return (
    <>
      <HeaderAction
        icon="bookmark"
        label="Saved products"
        count={useStored(SAVED_KEY, countOf, 0)}
        onClick={open}
      />
      {Drawer && <Drawer isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
