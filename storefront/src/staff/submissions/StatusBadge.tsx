import { FORM_STATUSES } from "@scanwright/backend/contract"
import { Badge, type BadgeProps } from "@scanwright/design-system"

const TONES: Readonly<Record<string, BadgeProps["variant"]>> = {
  new: "accent",
  in_progress: "warning",
  responded: "success",
  spam: "danger",
}

/** The status of a submission in its colour; one of somebody's own words is grey. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge variant={TONES[status] ?? "neutral"}>{FORM_STATUSES[status] ?? status}</Badge>
}
