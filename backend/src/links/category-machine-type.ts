import { defineLink } from "@medusajs/framework/utils"
import ProductModule from "@medusajs/medusa/product"
import MachineTypeModule from "../modules/machine-type"

/** A machine type extends one product category and is deleted with it. */
export default defineLink(
  { linkable: ProductModule.linkable.productCategory },
  {
    linkable: MachineTypeModule.linkable.machineType,
    deleteCascade: true,
  },
)
