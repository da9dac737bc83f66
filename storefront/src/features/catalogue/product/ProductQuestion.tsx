import { Heading, Link, Section, Text } from "@scanwright/design-system"
import { site } from "@/config/site"
import { formCopy } from "@/content/forms"
import { ProductInquiryForm } from "@/features/forms"
import { pathOf } from "./to-card"
import type { Product } from "@/lib/medusa/shapes"

/** Id of the section with the form. */
export const QUESTION_ID = "enquire"

/** The form for a question about a product, and the telephone number. */
export function ProductQuestion({ product }: { product: Product }) {
  const { id, variantId, partNumber, name } = product
  const { phone, phoneInternational, email } = site()
  return (
    <Section className="print:hidden">
      <div className="grid gap-10 lg:grid-cols-3 lg:gap-16">
        <div>
          <Heading level="h2" id={QUESTION_ID}>
            {formCopy.product.title(name)}
          </Heading>
          <Text variant="muted" className="mt-4">
            {formCopy.product.intro}
          </Text>
          <Text className="mt-6">
            <Link href={`tel:${phoneInternational}`}>{phone}</Link>
          </Text>
          <Text className="mt-2">
            <Link href={`mailto:${email}`}>{email}</Link>
          </Text>
        </div>
        <div className="lg:col-span-2">
          <ProductInquiryForm
            lines={[
              {
                productId: id,
                variantId,
                sku: partNumber,
                name,
                quantity: 1,
                price: product.price,
                priceText: product.priceText,
                href: pathOf(product),
                image: product.images[0]?.url ?? null,
              },
            ]}
            asksQuantity
          />
        </div>
      </div>
    </Section>
  )
}
