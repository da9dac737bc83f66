"use client"

import { MESSAGE_MOST } from "@scanwright/backend/contract"
import { CheckboxGroup, Fieldset, FormGrid, Select, TextArea, TextField } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import * as routes from "@/config/routes"
import { formCopy } from "@/content/forms"
import { FormShell } from "./FormShell"
import { PrivacyConsent } from "./PrivacyConsent"
import type { ShownForm } from "./interactive-form"
import { useFormSubmission } from "../sending/use-form-submission"

export interface OemFieldsProps extends ShownForm {
  /** Device types to choose from. */
  deviceTypes: readonly string[]
  /** Numbers of devices per year to choose from. */
  volumes: readonly string[]
}

const loadDefinition = () => import("../schema/oem-definition").then(({ definition }) => definition)

const toOption = (text: string) => ({ value: text, label: text })

/** The form for manufacturers who build our equipment into their own: contact, purpose, and volume per year. */
export default function OemFields({ deviceTypes, volumes, shownAt }: OemFieldsProps) {
  "use memo"
  const router = useRouter()
  const submission = useFormSubmission({
    type: "oem",
    loadDefinition,
    shownAt,
    onSent: ({ reference }) => router.push(routes.thankYou(reference, "oem")),
  })
  const { field } = submission
  const { oem: copy, labels } = formCopy
  return (
    <FormShell type="oem" submission={submission} send={copy.send} note={copy.note}>
      <Fieldset legend={copy.about}>
        <FormGrid>
          <TextField {...field("name")} label={labels.name} required autoComplete="name" />
          <TextField {...field("email")} label={labels.email} type="email" required autoComplete="email" />
          <TextField {...field("company")} label={labels.company} required autoComplete="organization" />
          <TextField
            {...field("phone")}
            label={labels.phone}
            type="tel"
            required={false}
            autoComplete="tel"
          />
          <TextField
            {...field("website")}
            label={copy.website}
            required={false}
            inputMode="url"
            autoComplete="url"
          />
        </FormGrid>
      </Fieldset>
      <CheckboxGroup
        {...field("device_types")}
        legend={copy.deviceTypes}
        required={false}
        columns="two"
        options={deviceTypes.map(toOption)}
      />
      <Fieldset legend={copy.asked}>
        <FormGrid>
          <Select
            {...field("annual_volume")}
            label={copy.volume}
            required={false}
            placeholder={copy.volumeNone}
            options={volumes.map(toOption)}
            width="md"
          />
          <TextArea
            {...field("message")}
            label={labels.message}
            required
            hint={copy.messageHint}
            characterLimit={MESSAGE_MOST}
          />
          <PrivacyConsent field={field} />
        </FormGrid>
      </Fieldset>
    </FormShell>
  )
}
