import { z } from "zod"

/** Roles of staff, the most powerful first. */
export const STAFF_ROLES = ["owner", "editor", "sales", "read_only"] as const
export const staffRoleSchema = z.enum(STAFF_ROLES)
export type StaffRole = z.infer<typeof staffRoleSchema>

/** Role of an invitation that names none, and of an account that nobody gave a role: it changes nothing. */
export const LEAST_ROLE: StaffRole = "read_only"

/** Name of each role, with what people read when they choose one. */
export const STAFF_ROLE_LABELS: Readonly<Record<StaffRole, { label: string; help: string }>> = {
  owner: { label: "Owner", help: "Everything, including staff, settings and the erasure of personal data" },
  editor: { label: "Editor", help: "Products, prices, imports, articles and search texts; no submissions" },
  sales: {
    label: "Sales",
    help: "Submissions, companies, orders and prices; reads the catalogue and the articles",
  },
  read_only: { label: "Read only", help: "Reads the catalogue and the articles, and changes nothing" },
}

/** What may be done, with the roles that may. The owner may do everything, including what has no row. */
export const STAFF_PERMISSIONS = {
  /** Catalogue, articles, search texts and the shop's basic records: no personal data. */
  "shop.read": ["owner", "editor", "sales", "read_only"],
  /** One's own account. */
  "account.own": ["owner", "editor", "sales", "read_only"],
  "products.write": ["owner", "editor"],
  "products.price": ["owner", "editor", "sales"],
  import: ["owner", "editor"],
  "articles.write": ["owner", "editor"],
  "seo.write": ["owner", "editor"],
  "redirects.write": ["owner", "editor"],
  "company.write": ["owner", "editor"],
  "mails.write": ["owner", "editor"],
  "files.write": ["owner", "editor"],
  "submissions.read": ["owner", "sales"],
  "submissions.write": ["owner", "sales"],
  /** Handing out and erasing what is stored about a person. */
  "submissions.personal-data": ["owner"],
  /** Customers' companies with their members. */
  "companies.read": ["owner", "sales"],
  "companies.write": ["owner", "sales"],
  "orders.read": ["owner", "sales"],
  "orders.write": ["owner", "sales"],
  "activity.read": ["owner", "editor"],
  "deleted.restore": ["owner", "editor"],
  settings: ["owner"],
  "staff.manage": ["owner"],
} as const satisfies Record<string, readonly StaffRole[]>

export type StaffPermission = keyof typeof STAFF_PERMISSIONS

/**
 * Whether a role may do something.
 *
 * @param permission null for what has no row in a table: the owner's alone
 */
export function roleAllows(role: StaffRole, permission: StaffPermission | null): boolean {
  if (permission === null) return role === "owner"
  const roles: readonly StaffRole[] = STAFF_PERMISSIONS[permission]
  return roles.includes(role)
}

/** The sentence of every refusal by role. */
export const ROLE_REFUSAL = "Your role does not allow this."

/**
 * The role that an invitation gives: Medusa keeps it in the invitation's `metadata`.
 *
 * @param metadata of the invitation
 * @returns the least role where it names none
 */
export const invitedRole = (metadata: unknown): StaffRole =>
  z
    .object({ role: staffRoleSchema })
    .transform(({ role }) => role)
    .catch(LEAST_ROLE)
    .parse(metadata)
