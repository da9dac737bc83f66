import { type z } from "@medusajs/framework/zod"
import {
  type CompanyPermission,
  companyRolesAllow,
  companyRolesAllowWriting,
  type CompanyRole,
} from "../../../contract"

/** One route of members of companies. Its guard, its checks of input and its place in the OpenAPI document are made from it. */
export interface AccountRoute {
  readonly method: "get" | "post" | "delete"
  /** As Express writes it: `/store/account/members/:id`. */
  readonly path: string
  /** One line about the route. */
  readonly summary: string
  /** What the roles of the member have to allow: as far as to write, where the route writes. */
  readonly permission: CompanyPermission
  readonly query?: z.ZodType
  readonly headers?: z.ZodObject
  readonly body?: z.ZodType
  readonly response: { readonly name: string; readonly schema: z.ZodType }
  /** Statuses of failures beside those that follow from the rest of the row (400, 401, 403, 404). */
  readonly failures?: readonly (409 | 422 | 429)[]
}

const partsOf = (path: string) => path.split("/").filter(Boolean)

const isPart = (part: string, asked: string | undefined) =>
  asked !== undefined && (part.startsWith(":") || part === asked.toLowerCase())

/** Whether Express serves an address by a route: in any case, with or without a final slash. */
function serves(route: AccountRoute, parts: readonly string[]): boolean {
  const own = partsOf(route.path)
  return own.length === parts.length && own.every((part, at) => isPart(part, parts[at]))
}

/** Number of parameters in an address: of two routes that serve one, Express takes that with fewer. */
const parametersIn = ({ path }: AccountRoute) => partsOf(path).filter((part) => part.startsWith(":")).length

/**
 * The row of a request.
 *
 * @param routes the table
 * @param method as in a request; Express serves HEAD wherever it serves GET
 * @param path without its query
 * @returns undefined where the table has none, which is refused
 */
export function accountRouteOf(
  routes: readonly AccountRoute[],
  method: string,
  path: string,
): AccountRoute | undefined {
  const asked = method === "HEAD" ? "get" : method.toLowerCase()
  const parts = partsOf(path)
  return routes
    .filter((route) => route.method === asked && serves(route, parts))
    .sort((one, other) => parametersIn(one) - parametersIn(other))[0]
}

/**
 * Whether roles allow a route. Who may only read or choose something calls no route that writes.
 *
 * @param roles of the member
 */
export const rolesAllowRoute = (
  roles: readonly CompanyRole[],
  { method, permission }: Pick<AccountRoute, "method" | "permission">,
): boolean =>
  method === "get" ? companyRolesAllow(roles, permission) : companyRolesAllowWriting(roles, permission)
