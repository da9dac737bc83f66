import { type CreateProductWorkflowInputDTO } from "@medusajs/framework/types"
import { CURRENCY } from "../../../contract"
import { type PlannedCreate } from "./plan-save"

/** Medusa wants an option of every product; these are the words of its Admin for products without a choice. */
const OPTION = "Default option"
const OPTION_VALUE = "Default option value"
const VARIANT_TITLE = "Default variant"

/** What every new product hangs on. */
interface Shop {
  salesChannelId: string | null
  shippingProfileId: string | null
}

/** What the one variant of a product has. */
interface NewVariant {
  sku: string | null
  /** Pounds ex VAT; null for a product without a price in figures. */
  price: number | null
  /** Of stock that is counted already. */
  inventoryItemId?: string
}

/**
 * The one variant of a product.
 *
 * @returns as `createProductsWorkflow` and `createProductVariantsWorkflow` take it
 */
export const newVariant = ({ sku, price, inventoryItemId }: NewVariant) => ({
  title: VARIANT_TITLE,
  ...(sku ? { sku } : {}),
  manage_inventory: true,
  options: { [OPTION]: OPTION_VALUE },
  prices: price === null ? [] : [{ amount: price, currency_code: CURRENCY }],
  ...(inventoryItemId ? { inventory_items: [{ inventory_item_id: inventoryItemId }] } : {}),
})

/**
 * A planned product as `createProductsWorkflow` takes it, sold and sent as all are.
 *
 * @param tagIds by value
 */
export function toNewProduct(
  { write: { tags = [], subtitle, description, ...write }, partNumber, price, imported }: PlannedCreate,
  shop: Shop,
  tagIds: Readonly<Record<string, string>>,
): CreateProductWorkflowInputDTO {
  return {
    status: "draft",
    ...write,
    ...(subtitle ? { subtitle } : {}),
    ...(description ? { description } : {}),
    thumbnail: write.thumbnail ?? undefined,
    tag_ids: tags.map((value) => tagIds[value] ?? ""),
    ...(imported ? { external_id: imported.external_id } : {}),
    ...(shop.salesChannelId ? { sales_channels: [{ id: shop.salesChannelId }] } : {}),
    ...(shop.shippingProfileId ? { shipping_profile_id: shop.shippingProfileId } : {}),
    options: [{ title: OPTION, values: [OPTION_VALUE] }],
    variants: [
      newVariant({
        sku: partNumber,
        price,
        ...(imported ? { inventoryItemId: imported.inventory_item_id } : {}),
      }),
    ],
  }
}
