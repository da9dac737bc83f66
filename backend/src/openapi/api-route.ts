import { type z } from "@medusajs/framework/zod"

/** Who may call a route: anyone; a storefront with its publishable key; signed-in staff; a program with a shared secret. */
export type Caller = "public" | "publishable-key" | "staff" | "secret"

/** A JSON answer, under the name its schema has in the document. */
interface JsonResponse {
  readonly name: string
  readonly schema: z.ZodType
}

/** An answer that is a file or a redirection. */
interface OtherResponse {
  readonly status: 200 | 302
  readonly description: string
  /** Media type of the body; null where there is none. */
  readonly mediaType: string | null
}

/** One route of ours, described by the schemas it validates with. */
export interface ApiRoute {
  readonly method: "get" | "post" | "delete"
  /** As Express writes it: `/admin/brands/:id`. */
  readonly path: string
  /** One line that says what it does. */
  readonly summary: string
  readonly tag: string
  readonly auth: Caller
  /** Of the path; one without a schema is a text. */
  readonly params?: z.ZodObject
  readonly query?: z.ZodType
  readonly headers?: z.ZodObject
  readonly body?: z.ZodType
  /** Media type of the body; JSON where it is not said. */
  readonly bodyType?: "multipart/form-data"
  readonly response: JsonResponse | OtherResponse
  /** Statuses of failures beside those that follow from the rest of the row (400, 401, 404). */
  readonly failures?: readonly (404 | 409 | 413 | 415 | 422 | 429 | 503)[]
}
