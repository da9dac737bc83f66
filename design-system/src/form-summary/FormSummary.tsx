import { Fragment, useId } from "react"
import { Button } from "../button"
import { cx } from "../lib/cx"
import { type HeadingLevel } from "../lib/heading"
import { VisuallyHidden } from "../layout"

interface SummaryGroup {
  /** Heading of the group, where a part has several: "Invoice address"; null for none. */
  heading: string | null
  /** Labels of fields with their values; line breaks in a value are shown. */
  values: readonly { readonly label: string; readonly value: string }[]
}

interface SummaryPart {
  /** A part of the form: "Addresses". Titles are unique. */
  title: string
  groups: readonly SummaryGroup[]
  /** Called by the button "Change", which returns to the fields; left out, there is no button. */
  onChange?: () => void
}

export interface FormSummaryProps {
  /** Name of the form: "Application for a credit account". */
  title: string
  /** State of the form: "Not sent yet", or the time of sending and the reference. */
  note?: string
  parts: readonly SummaryPart[]
  /** Level of the title; parts and groups are one and two levels below. */
  headingLevel?: "h2" | "h3"
  /** True prints only this part of the page. */
  printsAlone?: boolean
  className?: string
}

/** Heading levels of groups, one below those of other components. */
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

/** The values of a form, part by part, for review before sending, and for printing. */
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
