"use client"

import {
  COMPANY_ADDRESS_KINDS,
  type CompanyAddress,
  companyAddressKindSchema,
  DELIVERY_COUNTRIES,
  deliveryCountrySchema,
  INSTRUCTIONS_MOST,
} from "@scanwright/backend/contract"
import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  FormGrid,
  Select,
  TextArea,
  TextField,
} from "@scanwright/design-system"
import { type SyntheticEvent, useId, useState } from "react"
import { randomKey } from "@/lib/random-key"
import type { FailedOutcome } from "@/staff/session/outcome"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { saveCompanyAddress } from "./actions"
import { saveCompanyAddressSchema } from "./company-input"
import { ADDRESS_LINES, type AddressValues, toAddressProblems, toAddressValues } from "./address-values"

interface Props {
  companyId: string
  /** Null to add one. */
  address: CompanyAddress | null
  onClose: () => void
  onDone: (title: string, label: string) => void
}

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

interface FieldsProps {
  values: AddressValues
  problems: Readonly<Record<string, string>>
  onChange: (change: Partial<AddressValues>) => void
}

function AddressFields({ values, problems, onChange }: FieldsProps) {
  return (
    <FormGrid>
      {ADDRESS_LINES.map(({ name, ...field }) => (
        <TextField
          key={name}
          {...field}
          autoComplete="off"
          value={values[name]}
          error={problems[name] ?? null}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ))}
      <Select
        label="Country"
        value={values.country}
        error={problems.country ?? null}
        options={optionsOf(DELIVERY_COUNTRIES)}
        onChange={({ target }) => onChange({ country: deliveryCountrySchema.parse(target.value) })}
      />
      <Select
        label="What it is for"
        value={values.kind}
        error={problems.kind ?? null}
        options={optionsOf(COMPANY_ADDRESS_KINDS)}
        onChange={({ target }) => onChange({ kind: companyAddressKindSchema.parse(target.value) })}
      />
      <TextArea
        label="Delivery instructions"
        rows={3}
        required={false}
        characterLimit={INSTRUCTIONS_MOST}
        value={values.instructions}
        error={problems.instructions ?? null}
        onChange={({ target }) => onChange({ instructions: target.value })}
      />
      <Checkbox
        label="Use it where no other is chosen"
        checked={values.is_default}
        onChange={({ target }) => onChange({ is_default: target.checked })}
      />
    </FormGrid>
  )
}

/** The form of an address of a company. A second press of its button stores nothing more. */
export function AddressDialog({ companyId, address, onClose, onDone }: Props) {
  const formId = useId()
  const [key] = useState(randomKey)
  const { run, isPending } = useStaffAction(saveCompanyAddress, {
    handles: ["invalid"],
    schema: saveCompanyAddressSchema,
  })
  const [values, setValues] = useState(() => toAddressValues(address))
  const [failure, setFailure] = useState<FailedOutcome | null>(null)

  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    const outcome = await run({ id: companyId, address: address?.id ?? null, key, body: values })
    if (outcome.ok) onDone(address ? "Changed" : "Added", values.label.trim())
    else setFailure(outcome.kind === "invalid" ? outcome : null)
  }

  return (
    <Dialog
      open
      title={address ? `Change ${address.label}` : "Add address"}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isPending}>
            {address ? "Save address" : "Add address"}
          </Button>
        </>
      }
    >
      <form
        data-record-form
        id={formId}
        onSubmit={(event) => void save(event)}
        noValidate
        className="grid gap-5"
      >
        {failure && failure.fields === undefined && (
          <Alert variant="danger" live="polite" title="Not saved">
            {failure.message}
          </Alert>
        )}
        <AddressFields
          {...{ values }}
          problems={toAddressProblems(failure?.fields)}
          onChange={(change) => setValues((before) => ({ ...before, ...change }))}
        />
      </form>
    </Dialog>
  )
}
