import { toaster } from "@scanwright/design-system"
import { useRecordForm } from "@/staff/records/useRecordForm"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { addProduct, readProductNow, saveProduct } from "./actions"
import type { ProductChoices, StaffProduct } from "./data"
import { EMPTY_FORM, productProblems, withChangedStock, type ProductForm } from "./product-form"
import { productPath } from "./product-path"

const toForm = (product: StaffProduct | null) => product?.form ?? EMPTY_FORM

/**
 * The form of a product, from its fields to what is stored.
 *
 * @param product null for a new one
 * @param copy what a new one begins with
 */
export function useProductForm(
  product: StaffProduct | null,
  copy: ProductForm | undefined,
  choices: ProductChoices,
) {
  const adding = useStaffAction(addProduct, { handles: "all", isRepeatable: false })
  const saving = useStaffAction(saveProduct, { handles: "all" })
  const reading = useStaffAction(readProductNow)
  const isPending = adding.isPending || saving.isPending

  const showSaved = (saved: StaffProduct, isNew = false) => {
    const isPublic = saved.form.status === "published"
    toaster.show({
      variant: "success",
      title: isPublic ? "Saved and published" : "Saved as a draft",
      description: saved.form.name,
      staysOnNextPage: isNew,
      ...(isPublic && { action: { label: "View page", href: productPath(saved.form, choices) } }),
    })
  }

  const form = useRecordForm<StaffProduct, ProductForm>({
    record: product,
    toValues: toForm,
    initial: product ? undefined : copy,
    check: productProblems,
    rechecks: true,
    save: (values, on) =>
      on === null
        ? adding.run(values)
        : saving.run({ id: on.id, version: on.version, form: withChangedStock(values, on.form) }),
    readNow: async (on) => on && reading.run({ id: on.id }),
    onSaved: (saved, on, store) => {
      store.getState().markSaved(saved)
      showSaved(saved, on === null)
      // The same page under the product's own address: nothing is rendered anew, and a reload finds it.
      if (on === null) window.history.replaceState(null, "", `/admin/edit-product/${saved.id}`)
    },
    onNothingLeft: (stored, store) => {
      store.getState().markSaved(stored)
      showSaved(stored)
    },
  })

  const save = async (changes?: Partial<ProductForm>) => {
    if (!isPending) await form.save(changes)
  }

  // The form says "published" once it is.
  const publish = () => save({ status: "published" })

  return { ...form, save, publish, isPending }
}
