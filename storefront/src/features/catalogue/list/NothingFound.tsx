import { SERVICES_OF_INTEREST } from "@scanwright/backend/contract"
import { Button, EmptyState, Heading, Link, Text } from "@scanwright/design-system"
import * as routes from "@/config/routes"
import { site } from "@/config/site"
import { listing } from "@/content/listing"
import { GeneralForm } from "@/features/forms"

/** Id of the section with the form, which `routes.source` names. */
const SOURCE_ID = "source"

interface Props {
  /** Text of the search; empty where only filters left nothing. */
  q: string
}

/** Shown instead of products: the ways on. */
export function NothingFound({ q }: Props) {
  const { phone, phoneInternational } = site()
  return (
    <EmptyState
      title={listing.noneTitle}
      actions={
        <>
          <Button href={routes.browseProducts}>{listing.noneAction}</Button>
          {q !== "" && (
            <Button variant="secondary" href={`#${SOURCE_ID}`}>
              {listing.source.action}
            </Button>
          )}
          <Button variant="ghost" href={`tel:${phoneInternational}`}>
            {listing.source.call(phone)}
          </Button>
        </>
      }
    >
      {listing.noneText}
    </EmptyState>
  )
}

/** The form that asks the shop to source what was searched for, with the text filled in. */
export function SourceForm({ q }: Pick<Props, "q">) {
  const { phone, phoneInternational } = site()
  return (
    <section aria-labelledby={SOURCE_ID} className="mt-16 max-w-reading">
      <Heading level="h2" id={SOURCE_ID}>
        {listing.source.title(q)}
      </Heading>
      <Text variant="muted" className="mt-2 mb-6">
        {listing.source.intro} <Link href={`tel:${phoneInternational}`}>{phone}</Link>
      </Text>
      <GeneralForm key={q} services={SERVICES_OF_INTEREST} begins={{ message: listing.source.message(q) }} />
    </section>
  )
}
