import { z } from "zod"
import { addressSchema } from "./address"

/** What a file of a product is, in the order in which forms offer them. */
export const PRODUCT_FILE_KINDS = ["manual", "quick_start", "driver", "certificate", "data_sheet"] as const
export type ProductFileKind = (typeof PRODUCT_FILE_KINDS)[number]

/** What pages and forms call each kind. */
export const PRODUCT_FILE_KIND_LABELS: Readonly<Record<ProductFileKind, string>> = {
  manual: "Manual",
  quick_start: "Quick start",
  driver: "Driver or software",
  certificate: "Certificate",
  data_sheet: "Data sheet",
}

/** Endings of the files that a product may have; a program only inside a ZIP archive. */
const FILE_TYPES = ["pdf", "zip", "txt"] as const
type ProductFileType = (typeof FILE_TYPES)[number]

/** Most characters of a file's title. */
const TITLE_MOST = 120
/** Most characters of a file's language and of its version. */
const NOTE_MOST = 40
/** Largest size that can be noted, in bytes: that of the largest upload a shop can be set up for. */
const SIZE_MOST = 1_000_000_000

/**
 * The kind of content of a file, by the ending that the upload gave it.
 *
 * @param url its address
 * @returns undefined for what is no file of a product
 */
export const productFileType = (url: string): ProductFileType | undefined =>
  FILE_TYPES.find((type) => url.endsWith(`.${type}`))

const note = z.string().trim().max(NOTE_MOST)

/** A file that visitors download from a product's page, in the shop's own store of uploads. */
export const productFileSchema = z.strictObject({
  url: addressSchema("The file's address").refine((url) => productFileType(url) !== undefined, {
    error: "Upload a PDF, a ZIP archive or a text file",
  }),
  title: z.string().trim().min(1, { error: "Enter a title" }).max(TITLE_MOST),
  kind: z.enum(PRODUCT_FILE_KINDS, { error: "Choose what it is" }),
  /** Such as "English"; empty where it does not matter. */
  language: note.default(""),
  /** Such as "2.15"; empty where there is none. */
  version: note.default(""),
  /** In bytes. */
  size: z.number().int().min(1).max(SIZE_MOST),
})
export type ProductFile = z.output<typeof productFileSchema>
