"use client"

import { Button, Icon } from "@scanwright/design-system"
import { saved as copy } from "@/content/saved"
import { useAdd } from "@/features/buying/cart/use-add"
import type { WantedProduct } from "@/features/buying/cart/cart-store"
import { NewListForm } from "./NewListForm"
import { useSaveList } from "./use-save-list"

/** Buttons of a shared list: add all to the cart, save it under a name. */
export default function LiveSharedListActions({ wanted }: { wanted: readonly WantedProduct[] }) {
  const { add, failure } = useAdd()
  const saveList = useSaveList()
  return (
    <div className="flex flex-wrap items-end gap-6 noscript:hidden print:hidden">
      <Button onClick={() => add(wanted)}>
        <Icon name="cart" />
        {copy.add(wanted.length)}
      </Button>
      <NewListForm label={copy.save} onSave={(name) => void saveList(name, wanted)} />
      <p role="alert">{failure}</p>
    </div>
  )
}
