import { COMPANY_ROLE_LABELS, COMPANY_ROLES, type CompanyRole } from "@scanwright/backend/contract"

/** The options of a choice, from a table of values with their labels. */
export const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

/** Every role with what it allows, to choose from. */
export const roleOptions = () =>
  COMPANY_ROLES.map((role) => ({
    value: role,
    label: COMPANY_ROLE_LABELS[role].label,
    hint: COMPANY_ROLE_LABELS[role].help,
  }))

/** Names of roles. */
export const roleNames = (roles: readonly CompanyRole[]): string[] =>
  roles.map((role) => COMPANY_ROLE_LABELS[role].label)
