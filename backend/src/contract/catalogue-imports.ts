import { z } from "zod"
import { pageShape } from "./lists"
import { PRODUCT_FIELDS } from "./product"

/** Largest file an import takes, in bytes of UTF-8, and most rows of it. */
export const IMPORT_BYTES_MOST = 20 * 1024 * 1024
export const IMPORT_ROWS_MOST = 50_000

/** Bad rows that one import reports; the rest is counted. */
export const IMPORT_BAD_ROWS_MOST = 500

/** States of an import. `stopped` is one that ended before it had written all; running it again completes it. */
export const IMPORT_STATUSES = ["waiting", "running", "done", "refused", "stopped"] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]

/** A row that was not imported. */
export const importBadRowSchema = z.object({
  /** Row of the spreadsheet: the header is row 1. */
  row: z.int(),
  /** The row's cells, in the order of `columns`. */
  cells: z.array(z.string()),
  problems: z.array(
    z.object({
      /** Null when the whole row is at fault. */
      column: z.string().nullable(),
      /** What stands there now. */
      value: z.string().nullable(),
      /** What is wrong and what to write instead. */
      problem: z.string(),
    }),
  ),
})
export type ImportBadRow = z.infer<typeof importBadRowSchema>

/** A brand that a file names and the shop does not have. */
export const importNewBrandSchema = z.object({
  /** As the first of its rows spells it. */
  name: z.string(),
  /** Products of the file that have it. */
  products: z.int(),
  /** The shop's brand of which the name is probably a spelling. */
  near: z.object({ id: z.string(), name: z.string() }).nullable(),
})
export type ImportNewBrand = z.infer<typeof importNewBrandSchema>

/** What a name that the shop does not have stands for. */
export const importBrandChoiceSchema = z.strictObject({
  /** As `new_brands` has it. */
  name: z.string().trim().min(1).max(PRODUCT_FIELDS.name.most),
  /** Id of the shop's brand that is meant; null to add the name as a new brand, which becomes public with its products. */
  brand_id: z.string().min(1).max(255).nullable(),
})
export type ImportBrandChoice = z.infer<typeof importBrandChoiceSchema>

/** Choices of one import: more new brands than any price list has. */
const BRAND_CHOICES_MOST = 1_000

/** An import of a catalogue file: `POST` and `GET /admin/catalogue-imports`. */
export const catalogueImportSchema = z.object({
  id: z.string(),
  file_name: z.string().nullable(),
  dry_run: z.boolean(),
  status: z.enum(IMPORT_STATUSES),
  /** Products written so far, and in all; null until the file has been compared with the shop. */
  progress: z.object({ done: z.int(), total: z.int() }).nullable(),
  /** What was done or, in a dry run, would be. */
  counts: z
    .object({ rows: z.int(), created: z.int(), updated: z.int(), unchanged: z.int(), bad: z.int() })
    .nullable(),
  /** Names of the columns of the file, in its order. */
  columns: z.array(z.string()),
  bad_rows: z.array(importBadRowSchema),
  /** Brands that the file names and the shop does not have, and of which nothing has been decided. */
  new_brands: z.array(importNewBrandSchema),
  /** Why the file was refused or the import stopped. */
  message: z.string().nullable(),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
})
export type CatalogueImport = z.infer<typeof catalogueImportSchema>

export const catalogueImportResponseSchema = z.object({ catalogue_import: catalogueImportSchema })
export type CatalogueImportResponse = z.infer<typeof catalogueImportResponseSchema>

/** `GET /admin/catalogue-imports`: imports that wrote, newest first, without their bad rows. */
export const catalogueImportsResponseSchema = z.object({
  catalogue_imports: z.array(catalogueImportSchema),
  ...pageShape,
})
export type AdminCatalogueImportsResponse = z.infer<typeof catalogueImportsResponseSchema>

/** Body of `POST /admin/catalogue-imports`: a file, or an earlier import's file with corrected rows. */
export const catalogueImportRequestSchema = z
  .strictObject({
    csv: z.string().min(1).max(IMPORT_BYTES_MOST).optional(),
    /** Id of an import of the last day whose file is meant. */
    source_id: z.string().min(1).max(255).optional(),
    /** Rows that stand for those of the file; corrections of the source stay unless they are replaced. */
    corrections: z
      .array(z.object({ row: z.int().min(2), cells: z.array(z.string().max(100_000)).max(200) }))
      .max(IMPORT_BAD_ROWS_MOST)
      .default([]),
    /**
     * What becomes of the names in `new_brands`. An import that is to write is refused, and writes nothing, while one of
     * them has no choice. Choices of the source stay unless they are replaced.
     */
    brands: z.array(importBrandChoiceSchema).max(BRAND_CHOICES_MOST).default([]),
    file_name: z.string().trim().max(255).optional(),
    /** Say what would happen and write nothing. */
    dry_run: z.boolean().default(true),
  })
  .refine(({ csv, source_id: source }) => (csv === undefined) !== (source === undefined), {
    error: "send either csv or source_id",
  })
export type CatalogueImportRequest = z.input<typeof catalogueImportRequestSchema>
