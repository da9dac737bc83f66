import { createRecordHooks } from "@/staff/records/record-hooks"
import type { TaxonomyEntry } from "./data"

/** The form's values of a brand or a machine type. */
export interface TaxonomyValues {
  name: string
  handle: string
  /** The picture's address as stored; empty for none. */
  logo: string
  sort: string
  intro: string
}

/** The form's values of a stored brand or machine type; those of an empty form without one. */
export const toTaxonomyValues = (entry: TaxonomyEntry | null): TaxonomyValues => ({
  name: entry?.name ?? "",
  handle: entry?.handle ?? "",
  logo: entry?.logo ?? "",
  sort: String(entry?.sort ?? 0),
  intro: entry?.intro ?? "",
})

/** The store of a brand's or machine type's form, for the parts of the form. */
export const {
  RecordProvider: TaxonomyProvider,
  useRecordState: useTaxonomyState,
  useField,
} = createRecordHooks<TaxonomyEntry, TaxonomyValues>()
