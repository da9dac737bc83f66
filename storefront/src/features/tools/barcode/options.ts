import type { SelectGroup } from "@scanwright/design-system"
import { barcodes } from "@/content/barcodes"
import { SYMBOLOGY_IDS, type SymbologyId } from "@/lib/symbologies"

const { groups, symbologies } = barcodes

const group = (label: string, ids: readonly SymbologyId[]): SelectGroup => ({
  label,
  options: ids.map((value) => ({ value, label: symbologies[value].name })),
})

/** Kinds of barcode to choose from. */
export const KINDS: readonly SelectGroup[] = [
  group(groups.retail, SYMBOLOGY_IDS.slice(0, 4)),
  group(groups.industry, SYMBOLOGY_IDS.slice(4, 8)),
  group(groups.square, SYMBOLOGY_IDS.slice(8)),
]
