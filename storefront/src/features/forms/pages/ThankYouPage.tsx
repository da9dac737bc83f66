import { Button, Container, Heading, Prose, Text } from "@scanwright/design-system"
import { FORMS, type FormType } from "@scanwright/backend/contract"
import type { ReactNode } from "react"
import * as routes from "@/config/routes"
import { site } from "@/config/site"
import { formCopy } from "@/content/forms"
import { SentCopyPlace } from "./SentCopyPlace"

interface Props {
  /** Reference of the form submission; null where the address has none. */
  reference: string | null
  /** Type of the form; null where the address has none. */
  form: FormType | null
  /** What was sent, between the reference and the next steps. */
  children?: ReactNode
}

/** The page without a reference: visited without having sent a form. */
function NothingSent() {
  const copy = formCopy.thankYou.nothing
  return (
    <Container width="narrow" className="py-16">
      <Heading level="h1" size="xl">
        {copy.title}
      </Heading>
      <Text size="lg" className="mt-6">
        {copy.text}
      </Text>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button href={routes.contact}>{copy.contact}</Button>
        <Button href={routes.products} variant="secondary">
          {formCopy.thankYou.more}
        </Button>
      </div>
    </Container>
  )
}

/** The page after a form was sent: confirmation, reference and next steps. */
export function ThankYouPage({ reference, form, children }: Props) {
  if (reference === null) return <NothingSent />
  const copy = formCopy.thankYou
  const isApplication = form === "credit_application"
  const steps = [copy.acknowledged, ...(form === null ? [copy.anyStep] : copy.steps[form])]
  return (
    <Container width="narrow" className="py-16">
      <Heading level="h1" size="xl">
        {copy.title(form === null ? copy.anyNoun : FORMS[form].noun)}
      </Heading>
      <Text size="lg" className="mt-6">
        {copy.reference}{" "}
        <Text as="span" size="lg" numerals="part-number">
          {reference}
        </Text>
        .
      </Text>
      {children}
      <Heading level="h2" className="mt-10 mb-4">
        {copy.next}
      </Heading>
      <Prose html={`<ol>${steps.map((step) => `<li>${step}</li>`).join("")}</ol>`} />
      <Text variant="muted" className="mt-6">
        {(isApplication ? copy.questions : copy.urgent)(site().phone)}
      </Text>
      <SentCopyPlace reference={reference} />
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        <Button href={routes.products}>{copy.more}</Button>
        <Button href={routes.home} variant="secondary">
          {copy.home}
        </Button>
      </div>
    </Container>
  )
}
