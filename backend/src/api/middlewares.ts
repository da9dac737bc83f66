import { defineMiddlewares } from "@medusajs/framework/http"
import { adminBrandMiddlewares } from "./admin/brands/middlewares"
import { adminMachineTypeMiddlewares } from "./admin/machine-types/middlewares"
import { adminProductMiddlewares } from "./admin/products/middlewares"
import { storeMiddlewares } from "./store/middlewares"

export default defineMiddlewares({
  routes: [
    ...adminBrandMiddlewares,
    ...adminMachineTypeMiddlewares,
    ...adminProductMiddlewares,
    ...storeMiddlewares,
  ],
})
