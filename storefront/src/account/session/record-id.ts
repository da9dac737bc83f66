import { z } from "zod"

/** The id of a record, as a form sends it back. */
export const recordId = z.string().regex(/^[\w-]{1,64}$/)

/** Path of a record below a route of the account. */
export const recordPath = (
  route: "members" | "invitations" | "addresses" | "cost-centres",
  id: string,
  more = "",
) => `/store/account/${route}/${encodeURIComponent(id)}${more}`
