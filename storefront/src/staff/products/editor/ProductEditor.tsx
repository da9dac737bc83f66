"use client"

import type { AdminPriceRecord } from "@scanwright/backend/contract"
import { Alert, Badge, Button, Link } from "@scanwright/design-system"
import { type FormEvent, type ReactNode, useState } from "react"
import { useStore } from "zustand"
import { lackOf } from "@/lib/medusa/classification"
import type { Choice } from "@/staff/brands/data"
import { DraftStorage } from "@/staff/records/DraftStorage"
import { RecordConflict } from "@/staff/records/RecordConflict"
import type { Outcome } from "@/staff/session/outcome"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { StaffPage } from "@/staff/shell/StaffPage"
import { conflictText } from "./conflict-text"
import type { LastChange, ProductChoices, StaffProduct } from "./data"
import { EditorProvider } from "./editor-store"
import { PreviewDialog } from "./PreviewDialog"
import { FIELD_LABELS, type ProductForm, productFormSchema } from "./product-form"
import { ProductSections, SectionIndex } from "./ProductSections"
import { ProductStatus } from "./ProductStatus"
import { ProductProblems, ProductSaveBar } from "./SaveStatus"
import { useProductDeletion } from "./useProductDeletion"
import { useProductForm } from "./useProductForm"

interface Props {
  /** The product that is edited; null for a new one. */
  product: StaffProduct | null
  /** Number of people who wait until it is back in stock. */
  waiting?: number
  /** The last change that the activity log has; null where there is none or the role may not read it. */
  lastChange?: LastChange | null
  /** The last changes of its price; null where they cannot be read. */
  prices?: readonly AdminPriceRecord[] | null
  /** What a new one begins with: a copy of another. */
  copy?: ProductForm
  choices: ProductChoices
  siteName: string
  siteUrl: string
  /** Renders the public page from the values of the form. */
  previewProduct: (form: ProductForm) => Promise<Outcome<ReactNode>>
}

interface ActionsProps {
  product: StaffProduct
  waiting: number
  isDeleting: boolean
  onDelete: () => void
}

/** What can be done with a stored product as a whole. */
function ProductActions({ product, waiting, isDeleting, onDelete }: ActionsProps) {
  return (
    <>
      {waiting > 0 && (
        <Badge variant="warning">
          {waiting === 1 ? "1 person waits" : `${waiting} people wait`} until it is back in stock
        </Badge>
      )}
      <Button variant="secondary" href={`/admin/add-product?from=${product.id}`}>
        Duplicate
      </Button>
      <Button variant="secondary" loading={isDeleting} onClick={onDelete}>
        Delete
      </Button>
    </>
  )
}

/** Says what follows where the stored product has no brand or no machine type. */
function UnclassifiedAlert({ form }: { form: ProductForm }) {
  const lack = lackOf(form.brand_id, form.machine_type_id)
  if (lack === null) return null
  return (
    <Alert variant="warning" title={lack}>
      Its page is in the shop, but not in sitemaps, the product feed or search engines, until it has a brand
      and a machine type.
    </Alert>
  )
}

/** Links to the form's parts, beside it in wide windows. */
function SideIndex() {
  return (
    <div className="max-xl:hidden">
      <div className="sticky top-24">
        <SectionIndex />
      </div>
    </div>
  )
}

/** Adds or edits a product: every field that it has. */
export function ProductEditor({
  product: first,
  waiting = 0,
  lastChange = null,
  prices = null,
  copy,
  choices: given,
  previewProduct,
  ...site
}: Props) {
  const [choices, setChoices] = useState(given)
  const [preview, setPreview] = useState<ReactNode>(null)
  const { store, save, publish, resolve, showRefusal, isPending } = useProductForm(first, copy, choices)
  const deletion = useProductDeletion(store, showRefusal)
  const previewing = useStaffAction(previewProduct, { handles: "all", schema: productFormSchema })
  const product = useStore(store, ({ stored }) => stored)

  const addBrand = (brand: Choice) => setChoices((all) => ({ ...all, brands: [...all.brands, brand] }))
  const addMachineType = (one: Choice) =>
    setChoices((all) => ({ ...all, machineTypes: [...all.machineTypes, one] }))

  const showPreview = async () => {
    const outcome = await previewing.run(store.getState().values)
    if (outcome.ok) setPreview(outcome.value)
    else await showRefusal(outcome)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }

  const title = product ? product.form.name : "Add product"
  const actions = product && (
    <ProductActions
      {...{ product, waiting }}
      isDeleting={deletion.isPending}
      onDelete={() => void deletion.remove()}
    />
  )
  const status = product && <ProductStatus {...{ product, choices, lastChange }} opened={first} />
  const back = <Link href="/admin/products">Products</Link>
  return (
    <EditorProvider value={store}>
      <StaffPage {...{ title, back, status, actions }}>
        <DraftStorage store={store} draftKey={`product:${product?.id ?? "new"}`} />
        <div className="grid gap-6 xl:grid-cols-4">
          <SideIndex />
          <form
            data-record-form
            noValidate
            aria-label={title}
            className="grid min-w-0 gap-6 xl:col-span-3"
            onSubmit={submit}
          >
            {product && <UnclassifiedAlert form={product.form} />}
            <ProductProblems />
            <ProductSections
              {...{ choices, prices, ...site }}
              onBrandAdded={addBrand}
              onMachineTypeAdded={addMachineType}
            />
            <ProductSaveBar
              isPending={isPending}
              isPreviewing={previewing.isPending}
              onPreview={() => void showPreview()}
              onPublish={() => void publish()}
            />
          </form>
        </div>
        <RecordConflict
          store={store}
          variant="differences"
          what="this product"
          labels={FIELD_LABELS}
          toText={conflictText(choices)}
          onResolve={resolve}
        />
        {preview !== null && <PreviewDialog page={preview} onClose={() => setPreview(null)} />}
      </StaffPage>
    </EditorProvider>
  )
}
