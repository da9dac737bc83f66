import { z } from "zod"

/** Roles of a company's members. They add up; what each adds is in {@link COMPANY_PERMISSIONS}. */
export const COMPANY_ROLES = ["admin", "approver", "buyer", "accounts"] as const
export const companyRoleSchema = z.enum(COMPANY_ROLES)
export type CompanyRole = z.infer<typeof companyRoleSchema>

/** One or more roles, each once, in the order of the table. */
export const companyRolesSchema = z
  .array(companyRoleSchema, { error: "Choose at least one role" })
  .min(1, { error: "Choose at least one role" })
  .max(COMPANY_ROLES.length)
  .overwrite((chosen) => COMPANY_ROLES.filter((role) => chosen.includes(role)))

/** Name of each role, with what people read when they choose one. */
export const COMPANY_ROLE_LABELS: Readonly<Record<CompanyRole, { label: string; help: string }>> = {
  admin: { label: "Admin", help: "Everything, including people, roles, addresses and company details" },
  approver: { label: "Approver", help: "Buys, and approves what others in the company want to buy" },
  buyer: { label: "Buyer", help: "Sees account prices, asks for quotes and buys" },
  accounts: { label: "Accounts", help: "Sees orders, invoices and statements, and buys nothing" },
}

/** How far a permission reaches: everything of the company, what the member made, or looking and choosing only. */
export type PermissionReach = "all" | "own" | "read" | "use"

interface PermissionRow {
  /** What a person reads in the table of roles. */
  readonly label: string
  /** A role that is not named may not do it. */
  readonly roles: Readonly<Partial<Record<CompanyRole, PermissionReach>>>
}

const EVERYBODY = { admin: "all", approver: "all", buyer: "all", accounts: "all" } as const
const BUYING = { admin: "all", approver: "all", buyer: "all" } as const
const ADMINS = { admin: "all" } as const

/** What members of a company may do. Route guards, pages, tests and the documentation are made from this table. */
export const COMPANY_PERMISSIONS = {
  "account.own": { label: "Change your own name, telephone number and password", roles: EVERYBODY },
  "company.read": { label: "See the company's details and the people in it", roles: EVERYBODY },
  "prices.read": { label: "See account prices and stock, keep lists, ask for quotes", roles: BUYING },
  "orders.create": { label: "Check out, reorder, order in bulk", roles: BUYING },
  "orders.read": {
    label: "See orders, quotes and checkouts",
    roles: { admin: "all", approver: "all", buyer: "own", accounts: "read" },
  },
  "quotes.answer": {
    label: "Accept, reject and negotiate a quote",
    roles: { admin: "all", approver: "all", buyer: "own" },
  },
  "approvals.decide": {
    label: "Decide an approval, never of one's own request",
    roles: { admin: "all", approver: "all" },
  },
  "invoices.read": {
    label: "See invoices, statements and the credit position",
    roles: { admin: "all", accounts: "all" },
  },
  "addresses.use": { label: "Choose addresses, cost centres and part numbers", roles: BUYING },
  "addresses.write": { label: "Change addresses, cost centres and part numbers", roles: ADMINS },
  "service.write": {
    label: "Book repairs, rentals and equipment",
    roles: { admin: "all", approver: "all", buyer: "all", accounts: "read" },
  },
  "people.manage": { label: "Invite and remove people, change roles, limits and rules", roles: ADMINS },
  "company.write": { label: "Change the company's details", roles: ADMINS },
} as const satisfies Record<string, PermissionRow>

export type CompanyPermission = keyof typeof COMPANY_PERMISSIONS

const REACHES: readonly PermissionReach[] = ["all", "own", "use", "read"]

/**
 * How far a member's roles reach together: the widest of each.
 *
 * @param roles of the member
 * @returns null where none of the roles allows it
 */
export function permissionReach(
  roles: readonly CompanyRole[],
  permission: CompanyPermission,
): PermissionReach | null {
  const { roles: allowed }: PermissionRow = COMPANY_PERMISSIONS[permission]
  return REACHES.find((reach) => roles.some((role) => allowed[role] === reach)) ?? null
}

/** Whether a member with some roles may write where something asks for a permission: looking or choosing is not enough. */
export function companyRolesAllowWriting(
  roles: readonly CompanyRole[],
  permission: CompanyPermission,
): boolean {
  const reach = permissionReach(roles, permission)
  return reach === "all" || reach === "own"
}

/** Whether a member with some roles may do something at all. */
export const companyRolesAllow = (roles: readonly CompanyRole[], permission: CompanyPermission): boolean =>
  permissionReach(roles, permission) !== null
