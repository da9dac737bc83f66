"use client"

import {
  Button,
  ErrorSummary,
  FactList,
  FormGrid,
  Link,
  Panel,
  RadioGroup,
  RichText,
  SaveBar,
  TableOfContents,
  Text,
  toaster,
} from "@scanwright/design-system"
import type { Route } from "next"
import { useRouter } from "next/navigation"
import { type FormEvent, type ReactNode, useRef, useState } from "react"
import * as routes from "@/config/routes"
import type { Choice } from "@/staff/brands/data"
import type { ProductChoices, StaffProduct } from "./data"
import type { Outcome } from "@/staff/session/outcome"
import { showFailure, useStaffAction } from "@/staff/session/useStaffAction"
import { StaffPage } from "@/staff/shell/StaffPage"
import { addProduct, deleteProduct, readProductNow, restoreProduct, saveProduct } from "./actions"
import { BasicFields } from "./BasicFields"
import { BrochureField } from "./BrochureField"
import { CompatibilityFields } from "./CompatibilityFields"
import { ConflictDialog } from "./ConflictDialog"
import { DraftKeeper } from "./DraftStorage"
import { createEditor, EditorContext, isUnsaved, useEditorState, useField } from "./editor-store"
import { FormList, FormText } from "./fields"
import { ImageFields } from "./ImageFields"
import { PreviewDialog } from "./PreviewDialog"
import { PriceFields } from "./PriceFields"
import {
  EMPTY_FORM,
  FIELD_LABELS,
  fieldIdOf,
  problemsOf,
  type ProductField,
  type ProductForm,
} from "./product-form"
import { SeoFields } from "./SeoFields"
import { SpecificationFields } from "./SpecificationFields"

const when = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Europe/London",
})

const SECTIONS = [
  ["basics", "Basics"],
  ["long-text", "Long description"],
  ["price", "Price and stock"],
  ["lists", "Features and tags"],
  ["works-with", "Compatibility"],
  ["specifications", "Specifications"],
  ["pictures", "Pictures"],
  ["reputation", "Rating"],
  ["brochure", "Brochure"],
  ["search", "Search engines"],
  ["status", "Status"],
] as const

const sectionId = (name: string) => `section-${name}`

interface PartProps {
  name: (typeof SECTIONS)[number][0]
  intro?: string
  children: ReactNode
}

/** A part of the form, under the heading by which the index names it. */
function Part({ name, intro, children }: PartProps) {
  const title = SECTIONS.find(([one]) => one === name)?.[1]
  return (
    <div id={sectionId(name)}>
      <Panel title={title} intro={intro}>
        {children}
      </Panel>
    </div>
  )
}

/** The long description, in the editor whose HTML the backend keeps as it is. */
function LongDescription() {
  "use memo"
  const { value, error, set } = useField("longDescription")
  return (
    <RichText
      label={FIELD_LABELS.longDescription}
      id={fieldIdOf("longDescription")}
      hint="The Description tab. Pictures belong to the gallery below: here the public page leaves them out."
      required={false}
      error={error}
      html={value}
      onChange={set}
    />
  )
}

/** Whether visitors see the product. */
function StatusField() {
  "use memo"
  const { value, error, set } = useField("status")
  return (
    <RadioGroup
      legend={FIELD_LABELS.status}
      id={fieldIdOf("status")}
      name="status"
      appearance="cards"
      error={error}
      value={value}
      onChange={(status) => set(status === "published" ? "published" : "draft")}
      options={[
        { value: "draft", label: "Draft", description: "Only staff see it." },
        { value: "published", label: "Published", description: "On its page, in lists and in the search." },
      ]}
    />
  )
}

/** What keeps the form from being saved. */
function Problems() {
  "use memo"
  const problems = useEditorState((state) => state.problems)
  const attempt = useEditorState((state) => state.attempt)
  return (
    <ErrorSummary
      attempt={attempt}
      focus="field"
      problems={Object.entries(problems).map(([path, message]) => {
        const [field = "", ...part] = path.split(".")
        const isKnown = field in FIELD_LABELS
        const label = isKnown ? FIELD_LABELS[field as ProductField] : field
        // Entries of a list have no id of their own; their group leads to the first of them.
        const hasOwnId = field === "images" || field === "specifications" || part.length === 0
        return { fieldId: fieldIdOf(hasOwnId ? path : field), message: `${label}: ${message}` }
      })}
    />
  )
}

/** How things stand. */
function Standing({ isPending, savedAt }: { isPending: boolean; savedAt: string | null }) {
  "use memo"
  const isDirty = useEditorState(isUnsaved)
  if (isPending) return "Saving…"
  if (isDirty) return "Unsaved changes. A draft is kept in this browser."
  return savedAt === null ? "Nothing to save yet" : `Saved ${when.format(new Date(savedAt))}`
}

interface ProductEditorProps {
  /** The product that is edited; null for a new one. */
  product: StaffProduct | null
  /** What a new one begins with: a copy of another. */
  copy?: ProductForm
  choices: ProductChoices
  siteName: string
  siteUrl: string
  /** Draws the public page from what the form holds. */
  previewProduct: (form: ProductForm) => Promise<Outcome<ReactNode>>
}

/** Adds or edits a product: every field that it has. */
export function ProductEditor({
  product: first,
  copy,
  choices: given,
  siteName,
  siteUrl,
  previewProduct,
}: ProductEditorProps) {
  const router = useRouter()
  const [editor] = useState(() => createEditor(first?.form ?? EMPTY_FORM, first?.form ?? copy))
  const [product, setProduct] = useState(first)
  const [choices, setChoices] = useState(given)
  const [theirs, setTheirs] = useState<StaffProduct | null>(null)
  const [preview, setPreview] = useState<ReactNode>(null)
  const forgetDraft = useRef<() => void>(() => undefined)

  const adding = useStaffAction(addProduct, { handles: "all", isRepeatable: false })
  const saving = useStaffAction(saveProduct, { handles: "all" })
  const reading = useStaffAction(readProductNow)
  const previewing = useStaffAction(previewProduct, { handles: "all" })
  const deleting = useStaffAction(deleteProduct, { handles: ["conflict"] })
  const isPending = adding.isPending || saving.isPending

  const addBrand = (brand: Choice) => setChoices((all) => ({ ...all, brands: [...all.brands, brand] }))
  const addMachineType = (one: Choice) =>
    setChoices((all) => ({ ...all, machineTypes: [...all.machineTypes, one] }))

  const succeed = (saved: StaffProduct) => {
    forgetDraft.current()
    editor.getState().markSaved(saved.form)
    setProduct(saved)
    const isPublic = saved.form.status === "published"
    toaster.show({
      variant: "success",
      title: isPublic ? "Saved and published" : "Saved as a draft",
      description: saved.form.name,
      ...(isPublic && { action: { label: "View page", href: pathOf(saved.form, choices) } }),
    })
    // The same page under the product's own address: nothing is drawn anew, and a reload finds it.
    if (product === null) window.history.replaceState(null, "", `/admin/edit-product/${saved.id}`)
  }

  const settle = async (outcome: Outcome<StaffProduct>) => {
    if (outcome.ok) return succeed(outcome.value)
    if (outcome.fields) return editor.getState().fail(outcome.fields)
    if (outcome.kind !== "conflict" || !product) return showFailure(outcome)
    const now = await reading.run({ id: product.id })
    if (now.ok) setTheirs(now.value)
  }

  const save = async (form: ProductForm, updatedAt = product?.updatedAt ?? "") => {
    if (isPending) return
    const problems = problemsOf(form, editor.getState().saved)
    if (Object.keys(problems).length > 0) return editor.getState().fail(problems)
    await settle(
      product === null ? await adding.run(form) : await saving.run({ id: product.id, updatedAt, form }),
    )
  }

  const saveAs = (status: ProductForm["status"]) => {
    editor.getState().set("status", status)
    return save(editor.getState().form)
  }

  const resolve = (form: ProductForm) => {
    if (!theirs) return
    editor.getState().replace(form)
    setTheirs(null)
    setProduct(theirs)
    void save(form, theirs.updatedAt)
  }

  const showPreview = async () => {
    const outcome = await previewing.run(editor.getState().form)
    if (outcome.ok) setPreview(outcome.value)
    else if (outcome.fields) editor.getState().fail(outcome.fields)
    else showFailure(outcome)
  }

  const remove = async () => {
    if (!product) return
    const { id, updatedAt } = product
    const outcome = await deleting.run({ id, updatedAt })
    if (!outcome.ok) {
      if (outcome.kind === "conflict") await settle(outcome)
      return
    }
    forgetDraft.current()
    // What is gone has nothing left to save.
    editor.getState().markSaved(editor.getState().form)
    router.push("/admin/products")
    toaster.show({
      title: "Product deleted",
      description: product.form.name,
      action: { label: "Undo", onSelect: () => void undoDeletion(id) },
    })
  }

  const undoDeletion = async (id: string) => {
    const outcome = await restoreProduct({ id })
    if (!outcome.ok) return showFailure(outcome)
    toaster.show({ variant: "success", title: "Product restored" })
    router.push(`/admin/edit-product/${id}` as Route)
  }

  const title = product ? product.form.name : "Add product"
  return (
    <EditorContext value={editor}>
      <StaffPage
        title={title}
        back={<Link href="/admin/products">Products</Link>}
        actions={
          product && (
            <>
              {product.form.status === "published" && (
                <Button variant="secondary" href={pathOf(product.form, choices)}>
                  View page
                </Button>
              )}
              <Button variant="secondary" href={`/admin/add-product?from=${product.id}`}>
                Duplicate
              </Button>
              <Button variant="secondary" loading={deleting.isPending} onClick={() => void remove()}>
                Delete
              </Button>
            </>
          )
        }
      >
        <DraftKeeper
          key={product?.updatedAt ?? "new"}
          draftKey={product?.id ?? "new"}
          forgetRef={forgetDraft}
        />
        <div className="grid gap-6 xl:grid-cols-4">
          <div className="max-xl:hidden">
            <div className="sticky top-24">
              <TableOfContents
                title="Parts of the form"
                entries={SECTIONS.map(([name, text]) => ({ id: sectionId(name), text, level: 2 }))}
              />
            </div>
          </div>
          <form
            noValidate
            aria-label={title}
            className="grid min-w-0 gap-6 xl:col-span-3"
            onSubmit={(event: FormEvent) => {
              event.preventDefault()
              void save(editor.getState().form)
            }}
          >
            <Problems />
            <Part name="basics">
              <BasicFields {...choices} onBrandAdded={addBrand} onMachineTypeAdded={addMachineType} />
            </Part>
            <Part name="long-text">
              <LongDescription />
            </Part>
            <Part name="price">
              <PriceFields />
            </Part>
            <Part name="lists">
              <div className="grid gap-8">
                <FormList
                  field="keyFeatures"
                  itemLabel="Key feature"
                  hint="The first five show beside the pictures, all of them in their tab"
                />
                <FormList
                  field="features"
                  itemLabel="Feature"
                  hint="Stand in where there are no key features"
                />
                <FormList
                  field="tags"
                  itemLabel="Tag"
                  hint="Industrial, Professional and High-Performance stand in where there are none"
                />
              </div>
            </Part>
            <Part name="works-with">
              <CompatibilityFields />
            </Part>
            <Part name="specifications">
              <SpecificationFields machineTypes={choices.machineTypes} />
            </Part>
            <Part name="pictures">
              <ImageFields />
            </Part>
            <Part
              name="reputation"
              intro="Left empty, 4.8 and 124 may show on the page, as the shop is set up. They are never told to search engines: only ratings that customers gave may be."
            >
              <FormGrid>
                <FormText field="rating" inputMode="decimal" width="sm" suffix="of 5" required={false} />
                <FormText field="reviewCount" inputMode="numeric" width="sm" required={false} />
              </FormGrid>
            </Part>
            <Part name="brochure">
              <BrochureField />
            </Part>
            <Part name="search">
              <SeoFields {...choices} siteName={siteName} siteUrl={siteUrl} />
            </Part>
            <Part name="status">
              <div className="grid gap-6">
                <StatusField />
                {product ? (
                  <FactList
                    items={[
                      { title: "Created", text: when.format(new Date(product.createdAt)) },
                      { title: "Last changed", text: when.format(new Date(product.updatedAt)) },
                    ]}
                  />
                ) : (
                  <Text variant="muted">Dates show once it has been saved.</Text>
                )}
              </div>
            </Part>
            <SaveBar status={<Standing isPending={isPending} savedAt={product?.updatedAt ?? null} />}>
              <Button variant="secondary" loading={previewing.isPending} onClick={() => void showPreview()}>
                Preview
              </Button>
              <SaveButtons isPending={isPending} onPublish={() => void saveAs("published")} />
            </SaveBar>
          </form>
        </div>
        {theirs && product && (
          <ConflictDialog
            base={product.form}
            mine={editor.getState().form}
            theirs={theirs.form}
            choices={choices}
            onResolve={resolve}
            onClose={() => setTheirs(null)}
          />
        )}
        {preview !== null && <PreviewDialog page={preview} onClose={() => setPreview(null)} />}
      </StaffPage>
    </EditorContext>
  )
}

/** Save as it is set, and beside it, for a draft, save and publish. */
function SaveButtons({ isPending, onPublish }: { isPending: boolean; onPublish: () => void }) {
  "use memo"
  const isDraft = useEditorState(({ form }) => form.status === "draft")
  return (
    <>
      <Button type="submit" variant={isDraft ? "secondary" : "primary"} loading={isPending}>
        {isDraft ? "Save draft" : "Save"}
      </Button>
      {isDraft && (
        <Button loading={isPending} onClick={onPublish}>
          Save and publish
        </Button>
      )}
    </>
  )
}

/** Address of the product's public page. */
function pathOf(
  { brandId, machineTypeId, handle }: ProductForm,
  { brands, machineTypes }: ProductChoices,
): string {
  const brand = brands.find(({ id }) => id === brandId)?.handle ?? "unknown-brand"
  const machineType = machineTypes.find(({ id }) => id === machineTypeId)?.handle ?? "unknown-category"
  return routes.product(brand, machineType, handle)
}
