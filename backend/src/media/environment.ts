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

/** An S3-compatible object store for uploaded files; without it they are stored in UPLOAD_DIR. */
const objectStoreShape = {
  S3_BUCKET: text("the name of a bucket").describe(
    "Bucket of an S3-compatible object store. Where it is named, region, endpoint and file address are, too.",
  ),
  S3_REGION: text("a region, for example eu-west-2").describe("Its region."),
  S3_ENDPOINT: address("an http(s) address, for example https://s3.eu-west-2.amazonaws.com").describe(
    "Address of its API.",
  ),
  S3_PREFIX: text("a folder inside the bucket, for example shop/uploads")
    .transform((value) => value && `${value.replace(/^\/+|\/+$/g, "")}/`)
    .describe("Folder inside the bucket, so that several shops can share one."),
  S3_ACCESS_KEY_ID: text("the id of an access key").meta({
    description: "Id of the access key; both id and secret or neither.",
    defaultText: "none: the role of the machine, or AWS's own settings",
  }),
  S3_SECRET_ACCESS_KEY: text("the secret of an access key").describe("Secret of the access key."),
  S3_FILE_URL: address("the http(s) address at which the bucket's files are read").describe(
    "Public address at which the bucket's files are read.",
  ),
} as const

const OBJECT_STORE = Object.keys(objectStoreShape)
const ACCESS_KEY = ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]
const NEEDED = OBJECT_STORE.filter((name) => name !== "S3_PREFIX" && !ACCESS_KEY.includes(name))

/** Settings of uploaded files. */
export const mediaShape = {
  UPLOAD_DIR: text("a folder path").meta({
    description: "Folder of uploaded files, outside the build output, which every build deletes.",
    defaultText: "`.scanwright/uploads`",
  }),
  UPLOAD_IMAGE_MB: megabytes(10).describe("Largest picture, in megabytes."),
  UPLOAD_PDF_MB: megabytes(20).describe("Largest PDF, in megabytes."),
  UPLOAD_FILE_MB: megabytes(50).describe("Largest ZIP archive and text file, in megabytes."),
  UPLOAD_CALL_MB: megabytes(60).describe("Largest upload request with all its files, in megabytes."),
  ...objectStoreShape,
} as const

/** The settings of uploaded files, checked. */
export type MediaEnvironment = z.output<z.ZodObject<typeof mediaShape>>

/**
 * Names the required variables of the object store once one is set: where it is, and both parts of an access key or neither.
 *
 * @param given the variables that have a value
 */
export function neededForObjectStore(given: Readonly<Record<string, unknown>>): readonly string[] {
  const isGiven = (name: string) => given[name] !== undefined
  if (!OBJECT_STORE.some(isGiven)) return []
  return ACCESS_KEY.some(isGiven) ? [...NEEDED, ...ACCESS_KEY] : NEEDED
}
