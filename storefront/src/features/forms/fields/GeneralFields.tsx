"use client"

import { MESSAGE_MOST } from "@scanwright/backend/contract"
import { Fieldset, FormGrid, Select, TextArea, TextField } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import * as routes from "@/config/routes"
import { formCopy } from "@/content/forms"
import { FormShell } from "./FormShell"
import { PrivacyConsent } from "./PrivacyConsent"
import type { ShownForm } from "./interactive-form"
import { useFormSubmission } from "../sending/use-form-submission"

export interface GeneralFieldsProps extends ShownForm {
  /** Services to choose from. */
  services: readonly string[]
  /** Initial values, where the page knows the subject. */
  begins?: { readonly service?: string; readonly message?: string }
}

const loadDefinition = () => import("../schema/general-definition").then(({ definition }) => definition)

/** The general form: name and contact, service, and message. */
export default function GeneralFields({ services, begins, shownAt }: GeneralFieldsProps) {
  "use memo"
  const router = useRouter()
  const submission = useFormSubmission({
    type: "general",
    loadDefinition,
    shownAt,
    onSent: ({ reference }) => router.push(routes.thankYou(reference, "general")),
  })
  const { field } = submission
  const { general: copy, labels } = formCopy
  return (
    <FormShell type="general" submission={submission} send={copy.send} note={copy.note}>
      <Fieldset legend={copy.about}>
        <FormGrid>
          <TextField {...field("name")} label={labels.name} required autoComplete="name" />
          <TextField {...field("email")} label={labels.email} type="email" required autoComplete="email" />
          <TextField
            {...field("company")}
            label={labels.company}
            required={false}
            autoComplete="organization"
          />
          <TextField
            {...field("phone")}
            label={labels.phone}
            type="tel"
            required={false}
            autoComplete="tel"
            hint={copy.phoneHint}
          />
        </FormGrid>
      </Fieldset>
      <Fieldset legend={copy.asked}>
        <FormGrid>
          <Select
            {...field("service")}
            defaultValue={begins?.service}
            label={copy.service}
            required={false}
            placeholder={copy.serviceNone}
            options={services.map((service) => ({ value: service, label: service }))}
            width="md"
          />
          <TextArea
            {...field("message")}
            label={labels.message}
            required
            characterLimit={MESSAGE_MOST}
            hint={copy.messageHint}
            defaultValue={begins?.message}
            rows={begins?.message === undefined ? undefined : 7}
          />
          <PrivacyConsent field={field} />
        </FormGrid>
      </Fieldset>
    </FormShell>
  )
}
