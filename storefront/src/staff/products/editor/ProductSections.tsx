"use client"

import { FactList, FormGrid, Panel, RadioGroup, TableOfContents, Text } from "@scanwright/design-system"
import type { ReactNode } from "react"
import type { Choice } from "@/staff/brands/data"
import { RichTextField } from "@/staff/records/RichTextField"
import { BasicFields } from "./BasicFields"
import { BrochureField } from "./BrochureField"
import { CompatibilityFields } from "./CompatibilityFields"
import type { ProductChoices } from "./data"
import { useEditorState, useField } from "./editor-store"
import { FormList, FormText } from "./fields"
import { ImageFields } from "./ImageFields"
import { PriceFields } from "./PriceFields"
import { FIELD_LABELS, fieldIdOf } from "./product-form"
import { SeoFields } from "./SeoFields"
import { SpecificationFields } from "./SpecificationFields"
import { momentText } from "./moment-text"

interface Props {
  choices: ProductChoices
  onBrandAdded: (brand: Choice) => void
  onMachineTypeAdded: (machineType: Choice) => void
  siteName: string
  siteUrl: string
}

/** The long description, in the editor whose HTML the backend stores as it is. */
function LongDescription() {
  "use memo"
  const { value, error, set } = useField("longDescription")
  return (
    <RichTextField
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

function ListFields() {
  return (
    <div className="grid gap-8">
      <FormList
        field="keyFeatures"
        itemLabel="Key feature"
        hint="The first five show beside the pictures, all of them in their tab"
      />
      <FormList field="features" itemLabel="Feature" hint="Stand in where there are no key features" />
      <FormList
        field="tags"
        itemLabel="Tag"
        hint="Industrial, Professional and High-Performance stand in where there are none"
      />
    </div>
  )
}

function RatingFields() {
  return (
    <FormGrid>
      <FormText field="rating" inputMode="decimal" width="sm" suffix="of 5" required={false} />
      <FormText field="reviewCount" inputMode="numeric" width="sm" required={false} />
    </FormGrid>
  )
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

interface Section {
  readonly name: string
  readonly title: string
  readonly intro?: string
  readonly fields: (props: Props) => ReactNode
}

/** The parts of the form, in the order of the page and of its index. */
const SECTIONS: readonly Section[] = [
  {
    name: "basics",
    title: "Basics",
    fields: ({ choices, onBrandAdded, onMachineTypeAdded }) => (
      <BasicFields {...choices} {...{ onBrandAdded, onMachineTypeAdded }} />
    ),
  },
  { name: "long-text", title: "Long description", fields: () => <LongDescription /> },
  {
    name: "price",
    title: "Price and stock",
    fields: ({ choices }) => <PriceFields locations={choices.locations} />,
  },
  { name: "lists", title: "Features and tags", fields: () => <ListFields /> },
  { name: "works-with", title: "Compatibility", fields: () => <CompatibilityFields /> },
  {
    name: "specifications",
    title: "Specifications",
    fields: ({ choices }) => <SpecificationFields machineTypes={choices.machineTypes} />,
  },
  { name: "pictures", title: "Pictures", fields: () => <ImageFields /> },
  {
    name: "reputation",
    title: "Rating",
    intro:
      "Left empty, 4.8 and 124 may show on the page, as the shop is set up. They are never told to search engines: only ratings that customers gave may be.",
    fields: () => <RatingFields />,
  },
  { name: "brochure", title: "Brochure", fields: () => <BrochureField /> },
  {
    name: "search",
    title: "Search engines",
    fields: ({ choices, siteName, siteUrl }) => <SeoFields {...choices} {...{ siteName, siteUrl }} />,
  },
  { name: "status", title: "Status", fields: () => <StatusFields /> },
]

const sectionId = (name: string) => `section-${name}`

/** Links to the parts of the form. */
export function SectionIndex() {
  return (
    <TableOfContents
      title="Parts of the form"
      entries={SECTIONS.map(({ name, title }) => ({ id: sectionId(name), text: title, level: 2 }))}
    />
  )
}

/** Every field of a product, part by part. */
export function ProductSections(props: Props) {
  return SECTIONS.map(({ name, title, intro, fields }) => (
    <div key={name} id={sectionId(name)}>
      <Panel title={title} intro={intro}>
        {fields(props)}
      </Panel>
    </div>
  ))
}
