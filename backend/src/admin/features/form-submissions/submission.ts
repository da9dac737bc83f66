import { type StatusBadge } from "@medusajs/ui"
import { type ComponentProps } from "react"
import { FORM_STATUSES } from "../../../contract/forms/statuses"
import { type AdminFormSubmissionRow } from "../../../contract/forms/submission-responses"
import { type Resource } from "../../lib/resource"

export const submissions: Resource = {
  path: "/admin/form-submissions",
  one: "form_submission",
  many: "form_submissions",
  noun: "form submission",
}

export type BadgeColour = NonNullable<ComponentProps<typeof StatusBadge>["color"]>

const STATUS_COLOURS: Readonly<Record<string, BadgeColour>> = {
  new: "blue",
  in_progress: "orange",
  responded: "green",
  closed: "grey",
  spam: "red",
}

/** Colour of a status; a status that staff wrote themselves is purple. */
export const statusColour = (status: string): BadgeColour => STATUS_COLOURS[status] ?? "purple"

/** Label of a status. */
export const statusLabel = (status: string): string => FORM_STATUSES[status] ?? status

export const nameOfSubmission = ({ reference }: AdminFormSubmissionRow) => reference
