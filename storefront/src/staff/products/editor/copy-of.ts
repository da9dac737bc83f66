import type { ProductForm } from "./product-form"

/** The form of a product's duplicate: a draft, without the values that only one product can have. */
export const copyOf = (form: ProductForm): ProductForm => ({
  ...form,
  name: `${form.name} (copy)`,
  handle: "",
  sku: "",
  stock: [],
  rating: "",
  reviewCount: "",
  status: "draft",
})
