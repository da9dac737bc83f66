import { ContainerRegistrationKeys, ProductStatus } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { type InquiredProduct, type InquiryLine } from "../../../contract"
import { byRankThenId } from "../../../product/default-variant"
import { readGuestPrices } from "../../../product/guest-prices"

interface Variant {
  id: string
  sku: string | null
  variant_rank: number | null
  product: {
    id: string
    title: string
    handle: string
    product_profile?: { price_text?: string | null } | null
  }
}

const FIELDS = [
  "id",
  "sku",
  "variant_rank",
  "product.id",
  "product.title",
  "product.handle",
  "product.product_profile.price_text",
]

const given = (values: (string | undefined)[]) => [...new Set(values.filter((value) => value !== undefined))]

/** The variant of a line: the one with its id, else the one with its part number, else its product's first. */
const meant = (line: InquiryLine, variants: readonly Variant[]) =>
  variants.find(({ id }) => id === line.variant_id) ??
  variants.find(({ sku }) => sku !== null && sku === line.sku) ??
  variants.find(({ product }) => product.id === line.product_id)

const inquired = ({ id, sku, product }: Variant, prices: ReadonlyMap<string, number>): InquiredProduct => ({
  product_id: product.id,
  handle: product.handle,
  name: product.title,
  variant_id: id,
  sku,
  price: prices.get(id) ?? null,
  price_text: product.product_profile?.price_text ?? null,
})

/**
 * Reads the products of lines as they are now, so that the submission stays readable when they change or are deleted.
 * Takes the lines, returns one product for each, null where no published one is found. Writes nothing.
 */
export const readInquiredProductsStep = createStep(
  "read-inquired-products",
  async (lines: readonly InquiryLine[], { container }) => {
    const query = container.resolve(ContainerRegistrationKeys.QUERY)
    const { data } = await query.graph({
      entity: "product_variant",
      fields: FIELDS,
      filters: {
        product: { status: ProductStatus.PUBLISHED },
        $or: [
          { id: given(lines.map(({ variant_id }) => variant_id)) },
          { sku: given(lines.map(({ sku }) => sku)) },
          { product_id: given(lines.map(({ product_id }) => product_id)) },
        ],
      },
    })
    const variants = (data as unknown as Variant[]).sort(byRankThenId)
    const found = lines.map((line) => meant(line, variants))
    const prices = await readGuestPrices(query, given(found.map((variant) => variant?.id)))
    return new StepResponse(found.map((variant) => (variant ? inquired(variant, prices) : null)))
  },
)
