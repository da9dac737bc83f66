import { COMPANY_STATUSES, type CompanyStatus } from "@scanwright/backend/contract"
import { Badge, type BadgeProps } from "@scanwright/design-system"

const VARIANTS: Readonly<Record<CompanyStatus, BadgeProps["variant"]>> = {
  pending: "accent",
  active: "success",
  on_stop: "warning",
  closed: "neutral",
}

/** The state of a company in its colour. */
export const StatusBadge = ({ status }: { status: CompanyStatus }) => (
  <Badge variant={VARIANTS[status]}>{COMPANY_STATUSES[status]}</Badge>
)
