import { defineLink } from "@medusajs/framework/utils"
import ProductModule from "@medusajs/medusa/product"
import ProductProfileModule from "../modules/product-profile"

/** One profile per product, deleted with it. */
export default defineLink(
  { linkable: ProductModule.linkable.product },
  {
    linkable: ProductProfileModule.linkable.productProfile,
    deleteCascade: true,
  },
)
