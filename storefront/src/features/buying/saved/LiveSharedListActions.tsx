"use client"

import { Button, Icon } from "@scanwright/design-system"
import { saved as copy } from "@/content/saved"
import { useAddMany } from "@/features/buying/cart/use-add-many"
import type { WantedProduct } from "@/features/buying/cart/cart-store"
import { NewListForm } from "./NewListForm"
import { useSaveList } from "./use-save-list"

/** Buttons of a shared list: add all to the cart, save it under a name. */
export default function LiveSharedListActions({ wanted }: { wanted: readonly WantedProduct[] }) {
  const { addMany, failure } = useAddMany()
  const saveList = useSaveList()
  return (
    <div className="flex flex-wrap items-end gap-6 noscript:hidden">
      <Button onClick={() => addMany(wanted)}>
        <Icon name="cart" />
        {copy.add(wanted.length)}
      </Button>
      <NewListForm label={copy.save} onSave={(name) => void saveList(name, wanted)} />
      <p role="alert">{failure}</p>
    </div>
  )
}
