import { z } from "@medusajs/framework/zod"

const MEGABYTES = { error: "a whole number of megabytes from 1 to 1000" }
const megabytes = (fallback: number) =>
  z.coerce.number(MEGABYTES).int(MEGABYTES).min(1, MEGABYTES).max(1_000, MEGABYTES).default(fallback)

const text = (error: string) => z.string().min(1, { error }).optional()

const address = (error: string) =>
  z
    .url({ protocol: /^https?$/, error })
    .transform((value) => value.replace(/\/+$/, ""))
    .optional()

/** An S3-compatible object store for uploaded files; without it they lie in UPLOAD_DIR. */
const objectStoreShape = {
  S3_BUCKET: text("the name of a bucket"),
  S3_REGION: text("a region, for example eu-west-2"),
  S3_ENDPOINT: address("an http(s) address, for example https://s3.eu-west-2.amazonaws.com"),
  S3_ACCESS_KEY_ID: text("the id of an access key"),
  S3_SECRET_ACCESS_KEY: text("the secret of an access key"),
  /** Where the bucket's files are read from. */
  S3_FILE_URL: address("the http(s) address at which the bucket's files are read"),
} as const

const OBJECT_STORE = Object.keys(objectStoreShape)

/** Settings of uploaded files. */
export const mediaShape = {
  /** Folder of uploaded files. Outside the build output, which every build deletes. */
  UPLOAD_DIR: text("a folder path"),
  /** Megabytes of one picture, of one PDF, and of one call with all its files. */
  UPLOAD_IMAGE_MB: megabytes(10),
  UPLOAD_PDF_MB: megabytes(20),
  UPLOAD_CALL_MB: megabytes(60),
  ...objectStoreShape,
} as const

/** The settings of uploaded files, checked. */
export type MediaEnvironment = z.output<z.ZodObject<typeof mediaShape>>

/**
 * Names the variables of the object store that are needed: all of them once one is given.
 *
 * @param given the variables that have a value
 */
export function neededForObjectStore(given: Readonly<Record<string, unknown>>): readonly string[] {
  return OBJECT_STORE.some((name) => given[name] !== undefined) ? OBJECT_STORE : []
}
