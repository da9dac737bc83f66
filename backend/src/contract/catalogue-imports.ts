import { z } from "zod"
import { pageShape } from "./lists"
import { PRODUCT_FIELDS } from "./product"

/** Largest file an import takes, in bytes of UTF-8, and most rows of it. */
export const IMPORT_BYTES_MOST = 20 * 1024 * 1024
export const IMPORT_ROWS_MOST = 50_000

/** Most columns of such a file. */
export const IMPORT_COLUMNS_MOST = 256

/** Most characters of a heading that are reported. */
export const IMPORT_HEADING_MOST = 200

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
      /** Whether the cell only seems damaged: it is taken as it is once it is among `confirmed`. */
      may_be_right: z.boolean().default(false),
      /** What such a cell probably was; null where that cannot be known. */
      suggestion: z.string().nullable().default(null),
    }),
  ),
})
export type ImportBadRow = z.infer<typeof importBadRowSchema>

/** A brand or machine type that a file names and the shop does not have. */
export const importNewNameSchema = z.object({
  /** As the first of its rows spells it. */
  name: z.string(),
  /** Products of the file that have it. */
  products: z.int(),
  /** The shop's own of which the name is probably a spelling. */
  near: z.object({ id: z.string(), name: z.string() }).nullable(),
})
export type ImportNewName = z.infer<typeof importNewNameSchema>

/** Changed prices that one import reports; the rest is counted. */
export const IMPORT_PRICE_CHANGES_MOST = 50

/** A price that an import changes; in pounds ex VAT, null for a price in words. */
export const importPriceChangeSchema = z.object({
  /** Row of the spreadsheet: the header is row 1. */
  row: z.int(),
  part_number: z.string(),
  name: z.string(),
  before: z.number().nullable(),
  after: z.number().nullable(),
})
export type ImportPriceChange = z.infer<typeof importPriceChangeSchema>

/** The prices that an import would change. */
export const importPriceChangesSchema = z.object({
  count: z.int(),
  /** Prices that come or go first, then the largest change as a share of the old price. */
  biggest: z.array(importPriceChangeSchema),
})
export type ImportPriceChanges = z.infer<typeof importPriceChangesSchema>

/** Notes that one import reports; the rest is counted. */
export const IMPORT_NOTES_MOST = 100

/** What becomes of a row that is imported, but not just as the file has it: stock that nobody counts stays so, for example. */
export const importNoteSchema = z.object({
  /** Row of the spreadsheet: the header is row 1. */
  row: z.int(),
  part_number: z.string(),
  name: z.string(),
  note: z.string(),
})
export type ImportNote = z.infer<typeof importNoteSchema>

/** The notes on an import. */
export const importNotesSchema = z.object({
  count: z.int(),
  /** In the order of the file. */
  first: z.array(importNoteSchema),
})

/** Which column of the import each column of a file is, where its headings are not the import's own. */
export const importMatchingSchema = z.object({
  headings: z.array(
    z.object({
      heading: z.string(),
      /** Its first values. */
      samples: z.array(z.string()),
      /** Name of a column: a guess while nothing has been chosen. Null for a column that is left out. */
      column: z.string().nullable(),
    }),
  ),
  /** Every column of the import. */
  columns: z.array(z.object({ name: z.string(), label: z.string(), required: z.boolean() })),
  /** When the columns were chosen for these headings, and by whom; null while they are guesses. */
  matched: z.object({ at: z.iso.datetime(), by: z.string().nullable() }).nullable(),
})
export type ImportMatching = z.infer<typeof importMatchingSchema>

/** What the name of a brand stands for that the shop does not have. */
export const importBrandChoiceSchema = z.strictObject({
  /** As `new_brands` has it. */
  name: z.string().trim().min(1).max(PRODUCT_FIELDS.name.most),
  /** Id of the shop's brand that is meant; null to add the name as a new brand, which becomes public with its products. */
  brand_id: z.string().min(1).max(255).nullable(),
})
export type ImportBrandChoice = z.infer<typeof importBrandChoiceSchema>

/** What the name of a machine type stands for that the shop does not have. */
export const importMachineTypeChoiceSchema = z.strictObject({
  /** As `new_machine_types` has it. */
  name: z.string().trim().min(1).max(PRODUCT_FIELDS.name.most),
  /** Id of the shop's machine type that is meant; null to add the name as a new one, which becomes public with its products. */
  machine_type_id: z.string().min(1).max(255).nullable(),
})
export type ImportMachineTypeChoice = z.infer<typeof importMachineTypeChoiceSchema>

/** Most characters of a cell that is corrected or confirmed. */
const CELL_MOST = 100_000

/** A cell that seems damaged and is right. */
export const importConfirmedSchema = z.strictObject({
  row: z.int().min(2),
  /** Name of the column. */
  column: z.string().min(1).max(100),
  /** What stands there: another value is asked about again. */
  value: z.string().max(CELL_MOST),
})
export type ImportConfirmed = z.infer<typeof importConfirmedSchema>

/** Such cells of one request: a row has some columns of text. */
const CONFIRMED_MOST = 4 * IMPORT_BAD_ROWS_MOST

/** Choices of one import: more new names than any price list has. */
const CHOICES_MOST = 1_000

/** Days for which an import can be undone. */
export const IMPORT_UNDO_DAYS = 30

/** Products that went back, and such that did not, which an undone import lists; the rest is counted. */
export const IMPORT_UNDONE_MOST = 100

/**
 * What became of a product when an import was undone. `restored`: the old values of `fields` are back. `deleted`: the import had
 * created it. The others did not go back: `changed_since` (`fields` is empty for a whole product), `deleted_since`, and
 * `impossible` where an old value cannot come back, such as a brand that is no more, or a created product cannot be deleted
 * (`fields` is empty) because pieces of it are reserved.
 */
export const IMPORT_UNDO_RESULTS = [
  ...(["restored", "deleted"] as const),
  ...(["changed_since", "deleted_since", "impossible"] as const),
] as const
export type ImportUndoResult = (typeof IMPORT_UNDO_RESULTS)[number]

export const importUndoEntrySchema = z.object({
  product_id: z.string(),
  name: z.string(),
  part_number: z.string().nullable(),
  result: z.enum(IMPORT_UNDO_RESULTS),
  /** Names of the product's fields. */
  fields: z.array(z.string()),
})
export type ImportUndoEntry = z.infer<typeof importUndoEntrySchema>

/** What undoing an import did. */
export const importUndoneSchema = z.object({
  at: z.iso.datetime(),
  /** E-mail address; null for a key of the Admin API. */
  by: z.string().nullable(),
  /** Products of which old values are back. */
  updated: z.int(),
  /** Products that the import had created. */
  deleted: z.int(),
  went_back: z.array(importUndoEntrySchema),
  stayed: z.array(importUndoEntrySchema),
  stayed_count: z.int(),
})
export type ImportUndone = z.infer<typeof importUndoneSchema>

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
  new_brands: z.array(importNewNameSchema),
  /** Machine types of the same kind. */
  new_machine_types: z.array(importNewNameSchema),
  /** Empty for an import that wrote. */
  price_changes: importPriceChangesSchema,
  notes: importNotesSchema,
  /**
   * Null where the headings are the import's own. A file with other headings is refused until a check of it comes with
   * `columns`, which are remembered for checks of files with the same headings.
   */
  matching: importMatchingSchema.nullable(),
  /** Why the file was refused or the import stopped. */
  message: z.string().nullable(),
  /** How many products undoing it concerns, and until when that can be done; null where it cannot, or not any more. */
  undoable: z.object({ products: z.int(), until: z.iso.datetime() }).nullable(),
  /** Null where it was not undone. */
  undone: importUndoneSchema.nullable(),
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
      .array(
        z.object({ row: z.int().min(2), cells: z.array(z.string().max(CELL_MOST)).max(IMPORT_COLUMNS_MOST) }),
      )
      .max(IMPORT_BAD_ROWS_MOST)
      .default([]),
    /** Cells that are right although they seem damaged. Those of the source stay confirmed while they say the same. */
    confirmed: z.array(importConfirmedSchema).max(CONFIRMED_MOST).default([]),
    /**
     * Name of the import's column for each column of the file, null for one that is left out. Those of the source stay
     * unless they are replaced.
     */
    columns: z.array(z.string().min(1).max(100).nullable()).min(1).max(IMPORT_COLUMNS_MOST).optional(),
    /**
     * What becomes of the names in `new_brands`. An import that is to write is refused, and writes nothing, while one of
     * them has no choice. Choices of the source stay unless they are replaced.
     */
    brands: z.array(importBrandChoiceSchema).max(CHOICES_MOST).default([]),
    /** The same of the names in `new_machine_types`. */
    machine_types: z.array(importMachineTypeChoiceSchema).max(CHOICES_MOST).default([]),
    file_name: z.string().trim().max(255).optional(),
    /** Say what would happen and write nothing. */
    dry_run: z.boolean().default(true),
  })
  .refine(({ csv, source_id: source }) => (csv === undefined) !== (source === undefined), {
    error: "send either csv or source_id",
  })
export type CatalogueImportRequest = z.input<typeof catalogueImportRequestSchema>
