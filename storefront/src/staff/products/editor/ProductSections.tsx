"use client"

import {
  type AdminPriceRecord,
  PRODUCT_FIELD_NAMES,
  productField,
  type ProductField,
  type ProductSection,
} from "@scanwright/backend/contract"
import {
  Badge,
  Button,
  CollapsiblePanel,
  FormGrid,
  RadioGroup,
  TableOfContents,
  Text,
} from "@scanwright/design-system"
import { Fragment, type ReactNode, useEffect, useEffectEvent } from "react"
import type { Choice } from "@/staff/brands/data"
import type { Problems } from "@/staff/records/record-store"
import { useClosedSections } from "@/staff/records/useClosedSections"
import { addBrand, addMachineType } from "./actions"
import { AccessoryFields } from "./AccessoryFields"
import { AddressField } from "./AddressField"
import { BrochureField } from "./BrochureField"
import { ChoiceField } from "./ChoiceField"
import { CompatibilityFields } from "./CompatibilityFields"
import type { ProductChoices } from "./data"
import { useEditorState, useEditorStore, useField } from "./editor-store"
import { FileFields } from "./FileFields"
import { FormField } from "./FormFields"
import { ImageFields } from "./ImageFields"
import { PartNumberField } from "./PartNumberField"
import { PriceHistory } from "./PriceHistory"
import { PriceTextField, StockFields } from "./PriceFields"
import { FIELD_LABELS, fieldIdOf } from "./product-form"
import { SearchPreview } from "./SearchPreview"
import { problemsBySection, SECTION_NAMES, SECTIONS } from "./sections"
import { SpecificationFields } from "./SpecificationFields"
import { momentText } from "./moment-text"

interface Props {
  choices: ProductChoices
  /** The last changes of the price; null for a new product, and where they cannot be read. */
  prices: readonly AdminPriceRecord[] | null
  onBrandAdded: (brand: Choice) => void
  onMachineTypeAdded: (machineType: Choice) => void
  siteName: string
  siteUrl: string
}

/** Whether visitors see the product, and when it was made. */
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
      <Text variant="muted">
        {product ? `Created ${momentText(product.createdAt)}` : "Dates show once it has been saved."}
      </Text>
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
  part_number: () => <PartNumberField />,
  price_text: () => <PriceTextField />,
  stock: ({ choices }) => <StockFields locations={choices.locations} />,
  compatibility: () => <CompatibilityFields />,
  accessories: () => <AccessoryFields field="accessories" />,
  consumables: () => <AccessoryFields field="consumables" />,
  spare_parts: () => <AccessoryFields field="spare_parts" />,
  specifications: ({ choices }) => <SpecificationFields machineTypes={choices.machineTypes} />,
  /** The list of pictures also chooses the one for lists. */
  images: () => <ImageFields />,
  thumbnail: () => null,
  brochure_url: () => <BrochureField />,
  files: () => <FileFields />,
  status: () => <StatusFields />,
}

const sectionId = (name: string) => `section-${name}`

/** What stands under the fields of a part. */
const AFTER: Partial<Record<ProductSection, (props: Props) => ReactNode>> = {
  price: ({ prices }) => prices && <PriceHistory prices={prices} />,
  search: ({ choices, siteName, siteUrl }) => <SearchPreview {...choices} {...{ siteName, siteUrl }} />,
}

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
  const { hasColumns, gap = "gap-6" } = SECTIONS[name]
  const fields = PRODUCT_FIELD_NAMES.filter((field) => productField(field).section === name).map((field) => {
    const own = OWN[field]
    return <Fragment key={field}>{own ? own(props) : <FormField field={field} />}</Fragment>
  })
  if (hasColumns) {
    return (
      <FormGrid>
        {fields}
        {AFTER[name]?.(props)}
      </FormGrid>
    )
  }
  return (
    <div className={`grid grid-cols-1 ${gap}`}>
      {fields}
      {AFTER[name]?.(props)}
    </div>
  )
}

/** Which parts are open: those that the person has not closed. A refused attempt to save opens those with a problem. */
function useOpenSections() {
  const { closed, setClosed } = useClosedSections("product")
  const store = useEditorStore()
  const openFaulty = useEffectEvent((problems: Problems) => {
    const faulty: Partial<Record<string, number>> = problemsBySection(Object.keys(problems))
    if (closed.some((name) => faulty[name])) setClosed(closed.filter((name) => !faulty[name]))
  })
  useEffect(
    () =>
      store.subscribe(({ attempt, problems }, before) => {
        if (attempt !== before.attempt) openFaulty(problems)
      }),
    [store],
  )
  return {
    isOpen: (name: ProductSection) => !closed.includes(name),
    toggle: (name: ProductSection, open: boolean) =>
      setClosed([...closed.filter((one) => one !== name), ...(open ? [] : [name])]),
    closeAll: () => setClosed(SECTION_NAMES),
    openAll: () => setClosed([]),
  }
}

interface SectionProps extends Props {
  name: ProductSection
  isOpen: (name: ProductSection) => boolean
  toggle: (name: ProductSection, open: boolean) => void
}

/** One part of the form, which can be closed; a closed one says how many of its fields are to be corrected. */
function FormSection({ name, isOpen, toggle, ...props }: SectionProps) {
  const problems = useEditorState((state) => problemsBySection(Object.keys(state.problems))[name] ?? 0)
  const { title, intro } = SECTIONS[name]
  return (
    <CollapsiblePanel
      {...{ title, intro }}
      id={sectionId(name)}
      open={isOpen(name)}
      onToggle={(open) => toggle(name, open)}
      note={problems > 0 && <Badge variant="danger">{problems} to correct</Badge>}
    >
      <SectionFields name={name} {...props} />
    </CollapsiblePanel>
  )
}

/** Every field of a product, part by part. */
export function ProductSections(props: Props) {
  const { isOpen, toggle, openAll, closeAll } = useOpenSections()
  return (
    <>
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={closeAll}>
          Collapse all
        </Button>
        <Button size="sm" variant="ghost" onClick={openAll}>
          Expand all
        </Button>
      </div>
      {SECTION_NAMES.map((name) => (
        <FormSection key={name} name={name} {...props} {...{ isOpen, toggle }} />
      ))}
    </>
  )
}
