import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { type StoreBrand } from "../../../contract/catalogue"
import { type LinkedProductProfile } from "../../../contract/product"
import { callAdmin } from "../../lib/sdk"

/** A product with the fields that the shop adds to Medusa's own. */
export interface AdminShopProduct {
  id: string
  title: string
  images: { url: string }[]
  categories: { id: string; name: string }[]
  brand: Pick<StoreBrand, "id" | "name" | "handle" | "logo"> | null
  product_profile: LinkedProductProfile | null
}

const FIELDS = [
  "id",
  "title",
  "images.url",
  "categories.id",
  "categories.name",
  "brand.id",
  "brand.name",
  "brand.handle",
  "brand.logo",
  "product_profile.*",
].join(",")

/** First part of the query keys under which Medusa's own screens cache products. */
const MEDUSA_PRODUCTS = "products"

/** Below Medusa's own key of the product: whatever changes it there reads it again here. */
const keyOf = (id: string) => [MEDUSA_PRODUCTS, "detail", id, "shop"]

/** Reads a product with the shop's additional fields. */
export function useShopProduct(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async () => {
      const path = `/admin/products/${id}`
      return (await callAdmin<{ product: AdminShopProduct }>(path, { query: { fields: FIELDS } })).product
    },
  })
}

/** Saves a product's additional fields: `additional_data` of Medusa's own route. */
export function useSaveShopProduct(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (additionalData: Record<string, unknown>) =>
      callAdmin(`/admin/products/${id}`, { method: "POST", body: { additional_data: additionalData } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [MEDUSA_PRODUCTS] }),
  })
}
