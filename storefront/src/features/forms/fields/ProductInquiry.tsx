"use client"

import { INQUIRY_QUANTITY_MOST, MESSAGE_MOST } from "@scanwright/backend/contract"
import { Fieldset, FormGrid, QuantityStepper, TextArea, TextField } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import * as routes from "@/config/routes"
import { formCopy } from "@/content/forms"
import { FormShell } from "./FormShell"
import { PrivacyConsent } from "./PrivacyConsent"
import type { InquiredLine } from "../schema/inquired-line"
import type { ShownForm } from "./interactive-form"
import { textOf, toNumber } from "../schema/read-values"
import { storeSentQuote } from "../sending/sent-quote"
import { useFormSubmission } from "../sending/use-form-submission"

export interface ProductInquiryProps extends ShownForm {
  lines: readonly InquiredLine[]
  /** Whether the form has a quantity field; otherwise the lines' own quantities are sent. */
  asksQuantity?: boolean
  /** Called once the form submission is stored, before the thank-you page is shown. */
  onSent?: (reference: string) => void
}

const loadDefinition = () =>
  import("../schema/product-inquiry-definition").then(({ definition }) => definition)

/** Hidden fields of one line. */
function HiddenParts({ line, index }: { line: InquiredLine; index: number }) {
  const parts = { product_id: line.productId, variant_id: line.variantId, sku: line.sku }
  return Object.entries(parts).map(
    ([part, value]) =>
      value !== null && <input key={part} type="hidden" name={`lines.${index}.${part}`} value={value} />,
  )
}

/** The form for a question about products: contact, quantity and message. */
export default function ProductInquiry({
  lines,
  asksQuantity = false,
  onSent,
  shownAt,
}: ProductInquiryProps) {
  "use memo"
  const router = useRouter()
  const submission = useFormSubmission({
    type: "product_inquiry",
    loadDefinition,
    shownAt,
    onSent: ({ reference }, sent) => {
      const quantityOf = (index: number) => Number(toNumber(textOf(sent, `lines.${index}.quantity`)))
      const asked = lines.map((line, index) => ({ ...line, quantity: quantityOf(index) }))
      storeSentQuote({ reference, lines: asked })
      onSent?.(reference)
      router.push(routes.thankYou(reference, "product_inquiry"))
    },
  })
  const { field } = submission
  const { product: copy, labels } = formCopy
  return (
    <FormShell type="product_inquiry" submission={submission} send={copy.send} note={copy.note}>
      <Fieldset legend={copy.asked} hideLegend={!asksQuantity} {...field("lines")}>
        {lines.map((line, index) => (
          <div key={line.variantId ?? line.productId}>
            <HiddenParts line={line} index={index} />
            {asksQuantity ? (
              <QuantityStepper
                {...field("lines", index, "quantity")}
                label={copy.quantity(line.name)}
                defaultValue={line.quantity}
                max={INQUIRY_QUANTITY_MOST}
                // Once the field has it: a press of a button is no event of the field.
                onChange={() => setTimeout(submission.save)}
              />
            ) : (
              <input type="hidden" name={`lines.${index}.quantity`} value={line.quantity} />
            )}
          </div>
        ))}
      </Fieldset>
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
            hint={copy.phoneHint}
          />
        </FormGrid>
      </Fieldset>
      <Fieldset legend={copy.order}>
        <FormGrid>
          <TextField
            {...field("reference")}
            label={labels.reference}
            required={false}
            autoComplete="off"
            width="md"
            hint={copy.referenceHint}
          />
          <TextArea
            {...field("message")}
            label={labels.message}
            required={false}
            hint={copy.messageHint}
            characterLimit={MESSAGE_MOST}
          />
          <PrivacyConsent field={field} sentence={copy.consent} />
        </FormGrid>
      </Fieldset>
    </FormShell>
  )
}
