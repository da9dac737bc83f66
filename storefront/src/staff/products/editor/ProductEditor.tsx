"use client"

import { Button, Link, SaveBar } from "@scanwright/design-system"
import { type FormEvent, type ReactNode, useState } from "react"
import { useStore } from "zustand"
import type { Choice } from "@/staff/brands/data"
import { DraftStorage } from "@/staff/records/DraftStorage"
import { RecordConflict } from "@/staff/records/RecordConflict"
import type { Outcome } from "@/staff/session/outcome"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { StaffPage } from "@/staff/shell/StaffPage"
import { conflictText } from "./conflict-text"
import type { ProductChoices, StaffProduct } from "./data"
import { EditorProvider } from "./editor-store"
import { PreviewDialog } from "./PreviewDialog"
import { FIELD_LABELS, type ProductForm } from "./product-form"
import { productPath } from "./product-path"
import { ProductSections, SectionIndex } from "./ProductSections"
import { ProductProblems, SaveButtons, SaveStatus } from "./SaveStatus"
import { useProductDeletion } from "./useProductDeletion"
import { useProductForm } from "./useProductForm"

interface Props {
  /** The product that is edited; null for a new one. */
  product: StaffProduct | null
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
  choices: ProductChoices
  isDeleting: boolean
  onDelete: () => void
}

/** What can be done with a stored product as a whole. */
function ProductActions({ product, choices, isDeleting, onDelete }: ActionsProps) {
  return (
    <>
      {product.form.status === "published" && (
        <Button variant="secondary" href={productPath(product.form, choices)}>
          View page
        </Button>
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

/** Adds or edits a product: every field that it has. */
export function ProductEditor({ product: first, copy, choices: given, previewProduct, ...site }: Props) {
  const [choices, setChoices] = useState(given)
  const [preview, setPreview] = useState<ReactNode>(null)
  const { store, save, publish, resolve, showRefusal, isPending } = useProductForm(first, copy, choices)
  const deletion = useProductDeletion(store, showRefusal)
  const previewing = useStaffAction(previewProduct, { handles: "all" })
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
      {...{ product, choices }}
      isDeleting={deletion.isPending}
      onDelete={() => void deletion.remove()}
    />
  )
  return (
    <EditorProvider value={store}>
      <StaffPage title={title} back={<Link href="/admin/products">Products</Link>} actions={actions}>
        <DraftStorage store={store} draftKey={`product:${product?.id ?? "new"}`} />
        <div className="grid gap-6 xl:grid-cols-4">
          <div className="max-xl:hidden">
            <div className="sticky top-24">
              <SectionIndex />
            </div>
          </div>
          <form noValidate aria-label={title} className="grid min-w-0 gap-6 xl:col-span-3" onSubmit={submit}>
            <ProductProblems />
            <ProductSections
              {...{ choices, ...site }}
              onBrandAdded={addBrand}
              onMachineTypeAdded={addMachineType}
            />
            <SaveBar status={<SaveStatus isPending={isPending} />}>
              <Button variant="secondary" loading={previewing.isPending} onClick={() => void showPreview()}>
                Preview
              </Button>
              <SaveButtons isPending={isPending} onPublish={() => void publish()} />
            </SaveBar>
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
