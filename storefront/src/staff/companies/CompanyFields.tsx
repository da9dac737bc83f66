import { COMPANY_NOTE_MOST, COMPANY_TYPES, type CompanyType } from "@scanwright/backend/contract"
import {
  Checkbox,
  FormGrid,
  Panel,
  Select,
  TextArea,
  TextField,
  type TextFieldProps,
} from "@scanwright/design-system"
import type { StaffMember } from "@/staff/submissions/data"
import { COMPANY_LABELS, companyFieldId, type CompanyValues, useField } from "./company-values"

/** Fields that are one line of text. */
type TextName = Exclude<keyof CompanyValues, "company_type" | "po_required" | "assigned_user_id" | "note">

const isCompanyType = (value: string): value is CompanyType => Object.hasOwn(COMPANY_TYPES, value)

interface TextProps extends Pick<TextFieldProps, "hint" | "type" | "required" | "width"> {
  name: TextName
}

function Text({ name, required = false, ...props }: TextProps) {
  const { value, error, set } = useField(name)
  return (
    <TextField
      {...props}
      {...{ value, error, required }}
      id={companyFieldId(name)}
      label={COMPANY_LABELS[name]}
      autoComplete="off"
      onChange={({ target }) => set(target.value)}
    />
  )
}

function TypeField() {
  const { value, error, set } = useField("company_type")
  return (
    <Select
      id={companyFieldId("company_type")}
      label={COMPANY_LABELS.company_type}
      {...{ value, error }}
      onChange={({ target }) => {
        if (isCompanyType(target.value)) set(target.value)
      }}
      options={Object.entries(COMPANY_TYPES).map(([type, label]) => ({ value: type, label }))}
    />
  )
}

function PurchaseOrderField() {
  const { value, set } = useField("po_required")
  return (
    <Checkbox
      id={companyFieldId("po_required")}
      label="Wants a purchase order number with each order"
      checked={value}
      onChange={({ target }) => set(target.checked)}
    />
  )
}

/** Names, numbers and addresses of a company. */
export const DataSection = () => (
  <Panel title="Company data">
    <div className="grid gap-5">
      <FormGrid>
        <Text name="legal_name" required />
        <Text name="trading_name" />
        <TypeField />
        <Text name="company_number" hint="Eight characters, like 01234567 or SC123456" />
        <Text name="vat_number" hint="The check digits are verified" />
        <Text name="eori" />
        <Text name="line1" required />
        <Text name="line2" />
        <Text name="city" required />
        <Text name="postcode" width="sm" required />
        <Text name="country" hint="Two letters, like GB" width="sm" required />
        <Text name="invoice_email" type="email" required />
        <Text name="phone" type="tel" />
      </FormGrid>
      <PurchaseOrderField />
    </div>
  </Panel>
)

/** Who looks after a company, and what staff note about it. @param members those it can be assigned to */
export function StaffSection({ members }: { members: readonly StaffMember[] }) {
  const assignee = useField("assigned_user_id")
  const note = useField("note")
  const isKnown = assignee.value === "" || members.some(({ id }) => id === assignee.value)
  return (
    <Panel title="For staff only" intro="The company never sees this.">
      <div className="grid gap-5">
        <Select
          id={companyFieldId("assigned_user_id")}
          label={COMPANY_LABELS.assigned_user_id}
          value={assignee.value}
          error={assignee.error}
          width="md"
          onChange={({ target }) => assignee.set(target.value)}
          options={[
            { value: "", label: "Nobody" },
            ...(isKnown ? [] : [{ value: assignee.value, label: "Somebody who has left" }]),
            ...members.map(({ id, label }) => ({ value: id, label })),
          ]}
        />
        <TextArea
          id={companyFieldId("note")}
          label={COMPANY_LABELS.note}
          value={note.value}
          error={note.error}
          rows={4}
          required={false}
          characterLimit={COMPANY_NOTE_MOST}
          onChange={({ target }) => note.set(target.value)}
        />
      </div>
    </Panel>
  )
}
