"use client"

import {
  PRODUCT_FIELD_NAMES,
  productField,
  type ProductField,
  type ProductSection,
} from "@scanwright/backend/contract"
import { FactList, FormGrid, Panel, RadioGroup, TableOfContents, Text } from "@scanwright/design-system"
import { Fragment, type ReactNode } from "react"
import type { Choice } from "@/staff/brands/data"
import { addBrand, addMachineType } from "./actions"
import { AddressField } from "./AddressField"
import { BrochureField } from "./BrochureField"
import { ChoiceField } from "./ChoiceField"
import { CompatibilityFields } from "./CompatibilityFields"
import type { ProductChoices } from "./data"
import { useEditorState, useField } from "./editor-store"
import { FormField } from "./FormFields"
import { ImageFields } from "./ImageFields"
import { PriceTextField, StockFields } from "./PriceFields"
import { FIELD_LABELS, fieldIdOf } from "./product-form"
import { SearchPreview } from "./SearchPreview"
import { SpecificationFields } from "./SpecificationFields"
import { momentText } from "./moment-text"

interface Props {
  choices: ProductChoices
  onBrandAdded: (brand: Choice) => void
  onMachineTypeAdded: (machineType: Choice) => void
  siteName: string
  siteUrl: string
}

/** Whether visitors see the product, and when it was made and changed. */
function StatusFields() {
  "use memo"
  const { value, error, set } = useField("status")
  const product = useEditorState(({ stored }) => stored)
  return (
    <div className="grid gap-6">
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
      {product ? (
        <FactList
          items={[
            { title: "Created", text: momentText(product.createdAt) },
            { title: "Last changed", text: momentText(product.updatedAt) },
          ]}
        />
      ) : (
        <Text variant="muted">Dates show once it has been saved.</Text>
      )}
    </div>
  )
}

/** Fields that are edited in ways of their own; the others are by their kind. */
const OWN: Partial<Record<ProductField, (props: Props) => ReactNode>> = {
  brand_id: ({ choices, onBrandAdded }) => (
    <ChoiceField
      field="brand_id"
      choices={choices.brands}
      add={addBrand}
      onAdded={onBrandAdded}
      required={false}
    />
  ),
  machine_type_id: ({ choices, onMachineTypeAdded }) => (
    <ChoiceField
      field="machine_type_id"
      choices={choices.machineTypes}
      add={addMachineType}
      onAdded={onMachineTypeAdded}
      required
    />
  ),
  handle: ({ choices }) => <AddressField brands={choices.brands} machineTypes={choices.machineTypes} />,
  price_text: () => <PriceTextField />,
  stock: ({ choices }) => <StockFields locations={choices.locations} />,
  compatibility: () => <CompatibilityFields />,
  specifications: ({ choices }) => <SpecificationFields machineTypes={choices.machineTypes} />,
  /** The list of pictures also chooses the one for lists. */
  images: () => <ImageFields />,
  thumbnail: () => null,
  brochure_url: () => <BrochureField />,
  status: () => <StatusFields />,
}

interface Section {
  readonly title: string
  readonly intro?: string
  /** Short fields stand beside each other. */
  readonly hasColumns?: true
  /** Space between fields that stand one under the other. */
  readonly gap?: "gap-8"
  /** What stands under the fields. */
  readonly after?: (props: Props) => ReactNode
}

/** The parts of the form, in the order of the page and of its index. */
const SECTIONS: Readonly<Record<ProductSection, Section>> = {
  basics: { title: "Basics", hasColumns: true },
  "long-text": { title: "Long description" },
  price: { title: "Price and stock", hasColumns: true },
  lists: { title: "Features and tags", gap: "gap-8" },
  "works-with": { title: "Compatibility" },
  specifications: { title: "Specifications" },
  pictures: { title: "Pictures" },
  reputation: {
    title: "Rating",
    intro:
      "Left empty, 4.8 and 124 may show on the page, as the shop is set up. They are never told to search engines: only ratings that customers gave may be.",
    hasColumns: true,
  },
  brochure: { title: "Brochure" },
  search: {
    title: "Search engines",
    after: ({ choices, siteName, siteUrl }) => <SearchPreview {...choices} {...{ siteName, siteUrl }} />,
  },
  status: { title: "Status" },
}

const SECTION_NAMES = Object.keys(SECTIONS) as ProductSection[]

const sectionId = (name: string) => `section-${name}`

/** Links to the parts of the form. */
export function SectionIndex() {
  return (
    <TableOfContents
      title="Parts of the form"
      entries={SECTION_NAMES.map((name) => ({ id: sectionId(name), text: SECTIONS[name].title, level: 2 }))}
    />
  )
}

/** The fields of one part, in the contract's order. */
function SectionFields({ name, ...props }: Props & { name: ProductSection }) {
  const { hasColumns, gap = "gap-6", after } = SECTIONS[name]
  const fields = PRODUCT_FIELD_NAMES.filter((field) => productField(field).section === name).map((field) => {
    const own = OWN[field]
    return <Fragment key={field}>{own ? own(props) : <FormField field={field} />}</Fragment>
  })
  if (hasColumns) return <FormGrid>{fields}</FormGrid>
  return (
    <div className={`grid grid-cols-1 ${gap}`}>
      {fields}
      {after?.(props)}
    </div>
  )
}

/** Every field of a product, part by part. */
export function ProductSections(props: Props) {
  return SECTION_NAMES.map((name) => (
    <div key={name} id={sectionId(name)}>
      <Panel title={SECTIONS[name].title} intro={SECTIONS[name].intro}>
        <SectionFields name={name} {...props} />
      </Panel>
    </div>
  ))
}
