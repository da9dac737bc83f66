import { type z } from "@medusajs/framework/zod"
import { type CompanyPermission } from "../contract"

/**
 * The callers of a route: anyone; a storefront with its publishable key; a signed-in member of a company; signed-in staff; a
 * program with a shared secret.
 */
export type Caller = "public" | "publishable-key" | "customer" | "staff" | "secret"

/** A JSON response, with the name of its schema in the document. */
interface JsonResponse {
  readonly name: string
  readonly schema: z.ZodType
  /** Status of the response; 200 by default. */
  readonly status?: 201 | 202
}

/** A response that is a file or a redirect. */
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
  /** One line about the route. */
  readonly summary: string
  readonly tag: string
  readonly auth: Caller
  /** What the roles of a member have to allow, of a customer's route. */
  readonly permission?: CompanyPermission
  /** Schemas of parameters in the path; one without a schema is a string. */
  readonly params?: z.ZodObject
  readonly query?: z.ZodType
  readonly headers?: z.ZodObject
  readonly body?: z.ZodType
  /** Media type of the body; JSON by default. */
  readonly bodyType?: "multipart/form-data"
  readonly response: JsonResponse | OtherResponse
  /** Statuses of failures beside those that follow from the rest of the row (400, 401, 404). */
  readonly failures?: readonly (404 | 409 | 410 | 413 | 415 | 422 | 429 | 503)[]
}
