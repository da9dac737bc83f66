import type { AccountCompany, AccountPerson } from "@scanwright/backend/contract"

/** The name by which a company is known. */
export const companyNameOf = ({
  trading_name: tradingName,
  legal_name: legalName,
}: Pick<AccountCompany, "trading_name" | "legal_name">): string => tradingName ?? legalName

/** First and last name of a person, or the e-mail address where there is none. */
export const personNameOf = ({
  first_name: first,
  last_name: last,
  email,
}: Pick<AccountPerson, "first_name" | "last_name" | "email">): string =>
  [first, last].filter(Boolean).join(" ") || email
