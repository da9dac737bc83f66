import {
  COMPANY_PERMISSIONS,
  COMPANY_ROLE_LABELS,
  COMPANY_ROLES,
  type CompanyPermission,
  type CompanyRole,
  type PermissionReach,
  permissionReach,
} from "../../backend/src/contract/account/roles.ts"
import { fromRoot } from "../lib/paths.ts"

/** The page that `npm run docs:company-roles` writes. */
export const rolesFile = fromRoot("docs", "company-roles.md")

/** How far a permission reaches, in a cell of the table. */
const REACHES: Readonly<Record<PermissionReach, string>> = {
  all: "yes",
  own: "own",
  read: "reads",
  use: "uses",
}

const rowOf = (cells: readonly string[]) => `| ${cells.join(" | ")} |`

const reachOf = (role: CompanyRole, permission: CompanyPermission) => {
  const reach = permissionReach([role], permission)
  return reach === null ? "–" : REACHES[reach]
}

/** The page on the roles of companies' members, in Markdown. */
export function rolesAsMarkdown(): string {
  const permissions = Object.keys(COMPANY_PERMISSIONS) as CompanyPermission[]
  return `# Roles in a company

What members of a company with an account may do. Roles add up: who has two may do what either allows. This page is written by
\`npm run docs:company-roles\` from \`COMPANY_PERMISSIONS\` in \`backend/src/contract/account/roles.ts\`, from which the guard of the API,
the pages and their tests are made, too.

${rowOf(["Role", "What it is for"])}
${rowOf(["---", "---"])}
${COMPANY_ROLES.map((role) => rowOf([COMPANY_ROLE_LABELS[role].label, COMPANY_ROLE_LABELS[role].help])).join("\n")}

## What each may do

"Own" is what the member made; who reads or uses something changes nothing of it.

${rowOf(["Action", ...COMPANY_ROLES.map((role) => COMPANY_ROLE_LABELS[role].label), "In the code"])}
${rowOf(["---", ...COMPANY_ROLES.map(() => "---"), "---"])}
${permissions
  .map((name) =>
    rowOf([
      COMPANY_PERMISSIONS[name].label,
      ...COMPANY_ROLES.map((role) => reachOf(role, name)),
      `\`${name}\``,
    ]),
  )
  .join("\n")}

Legal name, VAT number and company number are changed by request to staff. A company always has an active admin: the last one can
be neither removed nor suspended, and keeps the role.
`
}
