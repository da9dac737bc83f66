"use client"

import { NONE } from "@scanwright/backend/contract"
import { RadioGroup, Select, Text, TextField } from "@scanwright/design-system"
import { type ReactNode, useState } from "react"
import { TagsFields } from "@/staff/records/TagsFields"
import type { BulkKind } from "./bulk-change"

interface Choice {
  value: string
  label: string
}

interface Props {
  brands: readonly Choice[]
  machineTypes: readonly Choice[]
  error: string | null
}

function PriceFields({ error }: Props) {
  const [way, setWay] = useState("percent")
  return (
    <>
      <RadioGroup
        legend="How"
        name="way"
        value={way}
        onChange={setWay}
        options={[
          { value: "percent", label: "By a percentage" },
          { value: "set", label: "To one price" },
        ]}
      />
      <TextField
        label={way === "percent" ? "Percentage" : "Price ex VAT"}
        name="figure"
        width="sm"
        inputMode="decimal"
        autoComplete="off"
        {...(way === "percent"
          ? { suffix: "%", hint: "5 adds five per cent, -5 takes five per cent away; rounded to pence" }
          : { prefix: "£" })}
        error={error}
        required
      />
      <Text variant="muted">Changes the products’ own prices. Those of price lists stay as they are.</Text>
    </>
  )
}

const FIELDS: Readonly<Record<BulkKind, (props: Props) => ReactNode>> = {
  publish: () => null,
  unpublish: () => (
    <Text>
      Visitors no longer find them; their addresses answer “not found” until they are published again.
    </Text>
  ),
  price: (props) => <PriceFields {...props} />,
  stock: ({ error }) => (
    <TextField
      label="Pieces on the shelf"
      name="figure"
      width="sm"
      inputMode="numeric"
      autoComplete="off"
      error={error}
      required
    />
  ),
  reorder_level: ({ error }) => (
    <TextField
      label="Reorder level"
      name="figure"
      width="sm"
      inputMode="numeric"
      autoComplete="off"
      hint="With fewer in stock, the figures list the product. Left empty, its level is removed."
      error={error}
    />
  ),
  brand: ({ brands, error }) => (
    <Select
      label="Brand"
      name="choice"
      placeholder="Choose a brand"
      options={[{ value: NONE, label: "No brand" }, ...brands]}
      error={error}
      required
    />
  ),
  machine_type: ({ machineTypes, error }) => (
    <Select
      label="Machine type"
      name="choice"
      placeholder="Choose a machine type"
      options={machineTypes}
      error={error}
      required
    />
  ),
  tags: ({ error }) => <TagsFields error={error} />,
}

/** What is asked for a kind of bulk change. */
export const BulkFields = ({ kind, ...props }: Props & { kind: BulkKind }) => FIELDS[kind](props)
