import { Fragment, useId } from "react"
import { Button } from "../button"
import { cx } from "../lib/cx"
import { type HeadingLevel } from "../lib/heading"
import { VisuallyHidden } from "../layout"

interface SummaryGroup {
  /** What the answers are about, where a part has several such groups: "Invoice address". */
  heading: string | null
  /** What was asked and what was answered; line breaks in an answer are kept. */
  values: readonly { readonly label: string; readonly value: string }[]
}

interface SummaryPart {
  /** A part of the form: "Addresses". No two alike. */
  title: string
  groups: readonly SummaryGroup[]
  /** Leads back to where it is asked. Left out, it can no longer be changed. */
  onChange?: () => void
}

export interface FormSummaryProps {
  /** What the answers belong to: "Application for a credit account". */
  title: string
  /** Where it stands: "Not sent yet", or when it was sent and under which reference. */
  note?: string
  parts: readonly SummaryPart[]
  /** Level of the title; parts and groups are one and two levels below. */
  headingLevel?: "h2" | "h3"
  /** Prints nothing of the page but this. */
  printsAlone?: boolean
  className?: string
}

/** Groups stand one below the outline of other components. */
type GroupLevel = "h4" | "h5"

const BELOW: Record<"h2" | "h3", { part: HeadingLevel; group: GroupLevel }> = {
  h2: { part: "h3", group: "h4" },
  h3: { part: "h4", group: "h5" },
}

function Values({ group, heading: Group }: { group: SummaryGroup; heading: GroupLevel }) {
  return (
    <>
      {group.heading !== null && <Group className="form-summary-group">{group.heading}</Group>}
      <dl>
        {group.values.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** What was answered in a form, part by part: to be checked before it is sent, and to be printed or filed. */
export function FormSummary({
  title,
  note,
  parts,
  headingLevel: Title = "h2",
  printsAlone = false,
  className,
}: FormSummaryProps) {
  const id = useId()
  const { part: Part, group } = BELOW[Title]
  return (
    <section
      aria-labelledby={id}
      className={cx("form-summary", printsAlone && "form-summary-alone", className)}
    >
      <div className="form-summary-head">
        <Title id={id} className="heading heading-md">
          {title}
        </Title>
        {note && <p>{note}</p>}
      </div>
      {parts.map(({ title: name, groups, onChange }) => (
        <Fragment key={name}>
          <div className="form-summary-part">
            <Part className="heading heading-sm">{name}</Part>
            {onChange && (
              <Button variant="ghost" size="sm" onClick={onChange}>
                Change <VisuallyHidden>{name}</VisuallyHidden>
              </Button>
            )}
          </div>
          {groups.map((one) => (
            <Values key={one.heading} group={one} heading={group} />
          ))}
        </Fragment>
      ))}
    </section>
  )
}
