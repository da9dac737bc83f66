"use client"

import {
  Checkbox,
  CheckboxGroup,
  Fieldset,
  FormGrid,
  Select,
  TextArea,
  TextField,
} from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import * as routes from "@/config/routes"
import { enquiry } from "@/content/enquiry"
import { FormShell } from "./FormShell"
import type { ShownForm } from "./interactive-form"
import { useFormSubmission } from "../sending/use-form-submission"

export interface OemEnquiryProps extends ShownForm {
  /** Device types to choose from. */
  deviceTypes: readonly string[]
  /** Numbers of devices a year to choose from. */
  volumes: readonly string[]
}

const loadDefinition = () => import("../schema/oem-definition").then(({ definition }) => definition)

const toOption = (text: string) => ({ value: text, label: text })

/** The enquiry of a manufacturer who builds our equipment into his own: who asks, what for, how many a year. */
export default function OemEnquiry({ deviceTypes, volumes, shownAt }: OemEnquiryProps) {
  "use memo"
  const router = useRouter()
  const submission = useFormSubmission({
    type: "oem",
    loadDefinition,
    shownAt,
    onSent: ({ reference }) => router.push(routes.thankYou(reference, "oem")),
  })
  const { field } = submission
  const { oem: words, labels } = enquiry
  return (
    <FormShell type="oem" submission={submission} send={words.send} note={words.note}>
      <Fieldset legend={words.about}>
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
            label={words.website}
            required={false}
            inputMode="url"
            autoComplete="url"
          />
        </FormGrid>
      </Fieldset>
      <CheckboxGroup
        {...field("device_types")}
        legend={words.deviceTypes}
        required={false}
        columns="two"
        options={deviceTypes.map(toOption)}
      />
      <Fieldset legend={words.asked}>
        <FormGrid>
          <Select
            {...field("annual_volume")}
            label={words.volume}
            required={false}
            placeholder={words.volumeNone}
            options={volumes.map(toOption)}
            width="md"
          />
          <TextArea {...field("message")} label={labels.message} required hint={words.messageHint} />
          <Checkbox {...field("privacy_consent")} required label={enquiry.consent} />
        </FormGrid>
      </Fieldset>
    </FormShell>
  )
}
