import { StatusBadge } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { COMPANY_MEMBER_STATUSES, COMPANY_STATUSES } from "../../../contract/account/account"
import { Section, SectionRow } from "../../components/Section"
import { COMPANY_COLOURS, rolesText, useMembership } from "./company"

/** The company that a customer belongs to, with the customer's roles. */
export function MembershipSection({ email }: { email: string }) {
  const { data: membership, error, isPending, refetch } = useMembership(email)
  return (
    <Section title="Company" isLoading={isPending} error={error} onRetry={() => void refetch()}>
      {membership ? (
        <>
          <SectionRow label="Company">
            <Link to={`/companies/${membership.company.id}`} className="underline">
              {membership.company.legal_name}
            </Link>
          </SectionRow>
          <SectionRow label="State">
            <StatusBadge color={COMPANY_COLOURS[membership.company.status]}>
              {COMPANY_STATUSES[membership.company.status]}
            </StatusBadge>
          </SectionRow>
          <SectionRow label="Roles">{rolesText(membership.member.roles)}</SectionRow>
          <SectionRow label="Member">{COMPANY_MEMBER_STATUSES[membership.member.status]}</SectionRow>
        </>
      ) : (
        <SectionRow label="Company">None</SectionRow>
      )}
    </Section>
  )
}
