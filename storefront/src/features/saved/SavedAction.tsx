"use client"

import { HeaderAction } from "@scanwright/design-system"
import { lazy, Suspense, useState } from "react"
import { Optional } from "@/features/layout/Optional"
import { useKept } from "@/lib/kept/use-kept"
import { SAVED_KEY } from "./saved-figures"

const SavedDrawer = lazy(() => import("./SavedDrawer"))

const countOf = (items: readonly unknown[]) => items.length

/** Opens the saved products, whose drawer is loaded when it is first wanted. */
export function SavedAction() {
  const count = useKept(SAVED_KEY, countOf, 0)
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <>
      <HeaderAction icon="bookmark" label="Saved products" count={count} onClick={() => setOpen(true)} />
      {isOpen !== undefined && (
        <Optional>
          <Suspense fallback={null}>
            <SavedDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
          </Suspense>
        </Optional>
      )}
    </>
  )
}
