import { ProductCard, type ProductCardProps } from "@scanwright/design-system"
import { product as productRoute } from "@/config/product-route"
import { ProductCardActions, toCartProduct } from "@/features/buying"
import { incVatOf } from "@/lib/vat"
import type { ProductSummary } from "@/lib/medusa/shapes"

interface Props extends Pick<ProductCardProps, "headingLevel" | "priority"> {
  product: ProductSummary
}

/** A product as a card that links to its page, with buttons for cart, comparison and saved products. */
export function ProductSummaryCard({ product, ...rest }: Props) {
  return (
    <ProductCard
      href={productRoute(product.brand.handle, product.machineType.handle, product.handle)}
      name={product.name}
      image={product.image}
      imageAlt={product.imageAlt}
      partNumber={product.partNumber}
      brand={product.brand.name}
      shortDescription={product.shortDescription}
      price={product.price}
      priceIncVat={incVatOf(product.price)}
      priceText={product.priceText}
      stock={product.stock}
      actions={<ProductCardActions product={toCartProduct(product)} />}
      {...rest}
    />
  )
}
