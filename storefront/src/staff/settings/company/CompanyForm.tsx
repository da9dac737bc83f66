"use client"

import {
  type AdminCompanyResponse,
  CLOSED_DAYS_MOST,
  type CompanyFacts,
  saveCompanySchema,
  WEEKDAYS,
  type Weekday,
} from "@scanwright/backend/contract"
import {
  Alert,
  Button,
  Checkbox,
  FormActions,
  FormGrid,
  ListField,
  Panel,
  TextField,
  toaster,
} from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { type SyntheticEvent, useState } from "react"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { ConfirmButton } from "@/staff/settings/ConfirmButton"
import { saveCompany } from "./actions"

interface Props {
  company: AdminCompanyResponse["company"]
}

type Problems = Readonly<Record<string, string>>
type TextName = Exclude<keyof CompanyFacts, "hours" | "closed_on_bank_holidays" | "closed_days">

/** The fields of one line, in their order. */
const TEXTS: readonly { name: TextName; label: string; hint?: string }[] = [
  { name: "name", label: "Name of the shop" },
  { name: "email", label: "E-mail" },
  { name: "phone", label: "Telephone", hint: "A UK number, like 01632 960 305" },
  { name: "street", label: "Street" },
  { name: "city", label: "Town or city" },
  { name: "postcode", label: "Postcode" },
  { name: "legal_name", label: "Registered name" },
  { name: "registered_in", label: "Registered in" },
  { name: "company_number", label: "Company number" },
  { name: "vat_number", label: "VAT number", hint: "GB and nine digits; the check digits are verified" },
]

const named = (day: Weekday) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`

interface DayProps {
  day: Weekday
  hours: CompanyFacts["hours"][Weekday]
  problems: Problems
  onChange: (hours: CompanyFacts["hours"][Weekday]) => void
}

/** A day of the week: closed, or the times of its opening and closing. */
function DayFields({ day, hours, problems, onChange }: DayProps) {
  const error = (end: "opens" | "closes") => problems[`facts.hours.${day}.${end}`] ?? null
  return (
    <fieldset className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <legend className="sr-only">{named(day)}</legend>
      <div className="w-52">
        <Checkbox
          label={`Open on ${named(day)}`}
          checked={hours !== null}
          onChange={({ target }) => onChange(target.checked ? { opens: "08:30", closes: "17:30" } : null)}
        />
      </div>
      {hours !== null && (
        <>
          <TextField
            label={`${named(day)} from`}
            type="time"
            width="sm"
            value={hours.opens}
            onChange={({ target }) => onChange({ ...hours, opens: target.value })}
            error={error("opens")}
            required
          />
          <TextField
            label={`${named(day)} until`}
            type="time"
            width="sm"
            value={hours.closes}
            onChange={({ target }) => onChange({ ...hours, closes: target.value })}
            error={error("closes")}
            required
          />
        </>
      )}
    </fieldset>
  )
}

interface FieldsProps {
  facts: CompanyFacts
  problems: Problems
  onChange: (facts: CompanyFacts) => void
}

/** Name, address and registration. */
function FactFields({ facts, problems, onChange }: FieldsProps) {
  return (
    <Panel title="Company">
      <FormGrid>
        {TEXTS.map(({ name, label, hint }) => (
          <TextField
            key={name}
            label={label}
            value={facts[name]}
            onChange={({ target }) => onChange({ ...facts, [name]: target.value })}
            error={problems[`facts.${name}`] ?? null}
            required
            {...(hint !== undefined && { hint })}
          />
        ))}
      </FormGrid>
    </Panel>
  )
}

/** Hours of each day of the week, and the days without any. */
function HourFields({ facts, problems, onChange }: FieldsProps) {
  const closed = Object.entries(problems).find(([path]) => path.startsWith("facts.closed_days"))
  return (
    <Panel title="Opening hours">
      <div className="grid gap-5">
        {WEEKDAYS.map((day) => (
          <DayFields
            key={day}
            {...{ day, problems }}
            hours={facts.hours[day]}
            onChange={(hours) => onChange({ ...facts, hours: { ...facts.hours, [day]: hours } })}
          />
        ))}
        <Checkbox
          label="Closed on bank holidays in England"
          checked={facts.closed_on_bank_holidays}
          onChange={({ target }) => onChange({ ...facts, closed_on_bank_holidays: target.checked })}
        />
        <ListField
          label="Further closed days"
          itemLabel="Closed day"
          hint="Like 2026-12-24; past days are not shown"
          values={facts.closed_days}
          required={false}
          most={CLOSED_DAYS_MOST}
          onChange={(days) => onChange({ ...facts, closed_days: days })}
          error={closed?.[1] ?? null}
        />
      </div>
    </Panel>
  )
}

/** The company's facts and opening hours, which every public page shows. */
export function CompanyForm({ company: { facts: stored, defaults, version } }: Props) {
  const router = useRouter()
  const { run, isPending } = useStaffAction(saveCompany, {
    handles: ["invalid"],
    schema: saveCompanySchema,
    isRepeatable: false,
  })
  const [facts, setFacts] = useState<CompanyFacts>(stored ?? defaults)
  const [now, setNow] = useState(version)
  const [problems, setProblems] = useState<Problems>({})

  const save = async (next: CompanyFacts | null) => {
    const outcome = await run({ version: now, facts: next })
    setProblems(outcome.ok ? {} : (outcome.fields ?? {}))
    if (!outcome.ok) return
    const { company } = outcome.value
    setFacts(company.facts ?? company.defaults)
    setNow(company.version)
    toaster.show({
      variant: "success",
      title: next === null ? "The facts of the installation hold again" : "Company saved",
      description: "Public pages follow within two seconds.",
    })
    router.refresh()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void save(facts)
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      {stored === null && (
        <Alert variant="info" live="off" title="The details of the installation are in use">
          They come from its environment. What you save here replaces them on every page and in every mail.
        </Alert>
      )}
      {Object.keys(problems).length > 0 && (
        <Alert variant="danger" title="Please check what you entered" live="polite" />
      )}
      <FactFields {...{ facts, problems }} onChange={setFacts} />
      <HourFields {...{ facts, problems }} onChange={setFacts} />
      <FormActions>
        <Button type="submit" loading={isPending}>
          Save
        </Button>
        {stored !== null && (
          <ConfirmButton
            label="Use the facts of the installation…"
            title="Use the facts of the installation?"
            description="What is set here is deleted, opening hours included, and pages and mails show what the installation's environment sets."
            confirm="Use them"
            isPending={isPending}
            onConfirm={() => save(null)}
          />
        )}
      </FormActions>
    </form>
  )
}
