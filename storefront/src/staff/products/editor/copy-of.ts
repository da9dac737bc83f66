import type { ProductForm } from "./product-form"

/** A product's form for one like it: what only one product can have is left out, and nobody sees it before it is read over. */
export const copyOf = (form: ProductForm): ProductForm => ({
  ...form,
  name: `${form.name} (copy)`,
  handle: "",
  sku: "",
  stock: "",
  rating: "",
  reviewCount: "",
  status: "draft",
})
