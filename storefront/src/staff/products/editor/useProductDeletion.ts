import { toaster } from "@scanwright/design-system"
import type { Route } from "next"
import { useRouter } from "next/navigation"
import type { RecordStore } from "@/staff/records/record-store"
import type { FailedOutcome } from "@/staff/session/outcome"
import { showFailure, useStaffAction } from "@/staff/session/useStaffAction"
import { deleteProduct, restoreProduct } from "./actions"
import type { StaffProduct } from "./data"
import type { ProductForm } from "./product-form"

/** Deletes the product of an editor, and offers to bring it back. @param showConflict where somebody else has changed it */
export function useProductDeletion(
  store: RecordStore<StaffProduct, ProductForm>,
  showConflict: (outcome: FailedOutcome) => Promise<void>,
) {
  const router = useRouter()
  const { run, isPending } = useStaffAction(deleteProduct, { handles: ["conflict"] })

  const restore = async (id: string) => {
    const outcome = await restoreProduct({ id })
    if (!outcome.ok) return showFailure(outcome)
    toaster.show({ variant: "success", title: "Product restored", staysOnNextPage: true })
    router.push(`/admin/edit-product/${id}` as Route)
  }

  const remove = async () => {
    const { stored: product, markClean } = store.getState()
    if (!product) return
    const { id, version } = product
    const outcome = await run({ id, version })
    if (!outcome.ok) {
      if (outcome.kind === "conflict") await showConflict(outcome)
      return
    }
    markClean()
    toaster.show({
      title: "Product deleted",
      staysOnNextPage: true,
      description: product.form.name,
      action: { label: "Undo", onSelect: () => void restore(id) },
    })
    router.push("/admin/products")
  }

  return { remove, isPending }
}
