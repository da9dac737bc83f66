import { slugify } from "@scanwright/backend/contract"
import type { ReactNode } from "react"
import { ProductFacts } from "@/features/catalogue"
import { toProduct, type Product } from "@/lib/medusa/shapes"
import type { ProductChoices } from "./data"
import type { ProductValues } from "./product-form"

/** The values of the form as Medusa would give them to the product's page. */
function toPreviewed(values: ProductValues, { brands, machineTypes }: ProductChoices): Product {
  const machineType = machineTypes.find((one) => one.id === values.machineTypeId)
  return toProduct({
    id: "preview",
    title: values.name,
    handle: values.handle || slugify(values.name),
    subtitle: values.shortDescription || null,
    description: values.description || null,
    thumbnail: null,
    images: values.images.map(({ url }) => ({ url })),
    tags: values.tags.map((value) => ({ value })),
    categories: machineType ? [machineType] : [],
    variants: [
      {
        id: "preview",
        sku: values.sku || null,
        variant_rank: 0,
        manage_inventory: true,
        allow_backorder: false,
        inventory_quantity: values.stock ?? 0,
        calculated_price: values.price === null ? null : { calculated_amount: values.price },
      },
    ],
    brand: brands.find((one) => one.id === values.brandId) ?? null,
    product_profile: {
      id: "preview",
      long_description: values.longDescription || null,
      key_features: values.keyFeatures,
      features: values.features,
      compatibility: values.compatibility,
      rating: values.rating,
      review_count: values.reviewCount,
      specifications: values.specifications,
      price_text: values.priceText || null,
      brochure_url: values.brochureUrl || null,
      seo_title: values.seoTitle || null,
      seo_description: values.seoDescription || null,
      seo_keywords: values.seoKeywords,
      images: values.images.map(({ url, alt, title }) => ({ url, alt_text: alt, title_text: title })),
    },
  })
}

/** What the product's page would show with these values. */
export function previewOf(values: ProductValues, choices: ProductChoices): ReactNode {
  const product = toPreviewed(values, choices)
  return (
    <ProductFacts
      product={product}
      compatibility={product.compatibility.map((text) => ({ text, product: null }))}
    />
  )
}
