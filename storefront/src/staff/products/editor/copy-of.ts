import type { ProductForm } from "./product-form"

/** The form of a product's duplicate: a draft, without the values that only one product can have. */
export const copyOf = (form: ProductForm): ProductForm => ({
  ...form,
  name: `${form.name} (copy)`,
  handle: "",
  part_number: "",
  stock: [],
  rating: "",
  review_count: "",
  status: "draft",
})
