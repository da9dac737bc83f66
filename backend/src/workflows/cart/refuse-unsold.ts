import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError, ProductStatus } from "@medusajs/framework/utils"
import { type CountedVariant, readSellableStock } from "../../product/sellable-stock"

interface OfferedVariant extends CountedVariant {
  product?: { title: string; status: string; sales_channels?: { id: string }[] | null } | null
}

/**
 * Refuses what a sales channel does not sell. Medusa's carts take any published product, whatever channels it is in, sell on
 * what was withdrawn afterwards, and do not check the stock of a variant all of whose pieces are at locations without a
 * channel.
 *
 * @param container of a hook
 * @param channel id of the cart's sales channel
 * @param variantIds of the lines
 * @throws MedusaError (not allowed) that names the product
 */
export async function refuseUnsold(
  container: MedusaContainer,
  channel: string | undefined,
  variantIds: readonly (string | null | undefined)[],
): Promise<void> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: "product_variant",
    fields: [
      ...["id", "manage_inventory", "allow_backorder"],
      ...["product.title", "product.status", "product.sales_channels.id"],
    ],
    filters: { id: variantIds.filter((id) => typeof id === "string") },
  })
  const variants = data as unknown as OfferedVariant[]
  const isOffered = ({ product }: OfferedVariant) =>
    product?.status === ProductStatus.PUBLISHED && product.sales_channels?.some(({ id }) => id === channel)
  const notOffered = variants.find((variant) => !isOffered(variant))
  if (notOffered)
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, `"${notOffered.product?.title}" is not sold here`)
  const stock = await readSellableStock(query, channel, variants)
  const soldOut = variants.find(({ id }) => stock.get(id) === 0)
  if (soldOut)
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      `"${soldOut.product?.title}" is out of stock`,
      MedusaError.Codes.INSUFFICIENT_INVENTORY,
    )
}
