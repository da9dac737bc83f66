import { type StatusBadge } from "@medusajs/ui"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { type ComponentProps } from "react"
import {
  type AdminCompaniesResponse,
  type AdminCompany,
  type AdminCompanyAccountResponse,
  type CompanyStatus,
} from "../../../contract/account/account"
import { COMPANY_ROLE_LABELS, type CompanyRole } from "../../../contract/account/roles"
import { type Resource } from "../../lib/resource"
import { callAdmin } from "../../lib/sdk"

export const companies: Resource = {
  path: "/admin/companies",
  one: "company",
  many: "companies",
  noun: "company",
}

type BadgeColour = NonNullable<ComponentProps<typeof StatusBadge>["color"]>

/** Colour of a company's state. */
export const COMPANY_COLOURS: Readonly<Record<CompanyStatus, BadgeColour>> = {
  pending: "blue",
  active: "green",
  on_stop: "orange",
  closed: "grey",
}

export const nameOfCompany = ({ legal_name: name }: AdminCompany) => name

/** Roles as people read them. */
export const rolesText = (roles: readonly CompanyRole[]) =>
  roles.map((role) => COMPANY_ROLE_LABELS[role].label).join(", ")

const readCompany = (id: string) => callAdmin<AdminCompanyAccountResponse>(`${companies.path}/${id}`)

/** Reads a company with its members. */
export const useCompany = (id: string) =>
  useQuery({ queryKey: [companies.path, "one", id], queryFn: () => readCompany(id) })

/** Most companies in which the address of a customer is looked for: others' addresses may contain it. */
const FOUND_MOST = 5

/** The company of a customer, with the member. */
interface Membership {
  company: AdminCompany
  member: AdminCompanyAccountResponse["members"][number]
}

async function findMembership(email: string): Promise<Membership | null> {
  const { companies: found } = await callAdmin<AdminCompaniesResponse>(companies.path, {
    query: { q: email, limit: FOUND_MOST },
  })
  const accounts = await Promise.all(found.map(({ id }) => readCompany(id)))
  for (const { company, members } of accounts) {
    const member = members.find((one) => one.email === email && one.status !== "removed")
    if (member) return { company, member }
  }
  return null
}

/** Finds the company that a customer belongs to, by the e-mail address; null for none. */
export const useMembership = (email: string) =>
  useQuery({
    queryKey: [companies.path, "member", email],
    queryFn: () => findMembership(email),
    placeholderData: keepPreviousData,
  })
