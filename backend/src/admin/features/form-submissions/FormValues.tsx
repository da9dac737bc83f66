import { Heading, Text } from "@medusajs/ui"
import { mailtoHref } from "../../../contract/forms/contact-fields"
import { type FormValueSection } from "../../../contract/forms/form-values"
import { type InquiredProduct } from "../../../contract/forms/submission-responses"

interface FormValuesProps {
  sections: readonly FormValueSection[]
  /** Products of the entries of `lines`, in the same order; null where there was none. */
  products: readonly (InquiredProduct | null)[]
}

/** Kinds of values that are shown as a link. */
const LINKS: Partial<Record<string, (value: string) => string>> = {
  email: mailtoHref,
  phone: (value) => `tel:${value.replace(/[^\d+]/g, "")}`,
}

const pounds = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" })

const priceOf = ({ price, price_text: text }: InquiredProduct) =>
  price === null ? (text ?? "no price") : `${pounds.format(price)} ex VAT`

/** Every value of a submission with its label. */
export function FormValues({ sections, products }: FormValuesProps) {
  const lines = sections.filter(({ name }) => name === "lines")
  return sections.map((section) => {
    const product = section.name === "lines" ? products[lines.indexOf(section)] : undefined
    return (
      <section key={section.heading ?? ""} className="flex flex-col gap-y-3 px-6 py-4">
        {section.heading && <Heading level="h3">{section.heading}</Heading>}
        {product && (
          <Text size="small">
            {product.name}, {priceOf(product)}
          </Text>
        )}
        <dl className="flex flex-col gap-y-3">
          {section.values.map(({ name, label, kind, value }) => {
            const link = LINKS[kind]?.(value)
            return (
              <div key={name} className="grid grid-cols-[160px_1fr] gap-x-4">
                <dt className="txt-compact-small-plus text-ui-fg-subtle">{label}</dt>
                <dd className="txt-compact-small whitespace-pre-line break-words">
                  {link ? (
                    <a href={link} className="underline">
                      {value}
                    </a>
                  ) : (
                    value
                  )}
                </dd>
              </div>
            )
          })}
        </dl>
      </section>
    )
  })
}
