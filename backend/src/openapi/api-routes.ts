import { type ApiRoute } from "./api-route"
import { activityRoutes } from "./routes/activity"
import { blogRoutes } from "./routes/blogs"
import { brandRoutes } from "./routes/brands"
import { adminCatalogueRoutes } from "./routes/catalogue"
import { deletedRoutes } from "./routes/deleted"
import { formRoutes } from "./routes/forms"
import { handleRoutes } from "./routes/handles"
import { machineTypeRoutes } from "./routes/machine-types"
import { productRoutes } from "./routes/products"
import { staffRoutes } from "./routes/staff"
import { systemRoutes } from "./routes/system"
import { uploadRoutes } from "./routes/uploads"
import { urlSeoRoutes } from "./routes/url-seo"

/** Every route under `src/api`. A test compares it with the files. */
export const API_ROUTES: readonly ApiRoute[] = [
  ...brandRoutes,
  ...machineTypeRoutes,
  ...productRoutes,
  ...adminCatalogueRoutes,
  ...activityRoutes,
  ...blogRoutes,
  ...urlSeoRoutes,
  ...deletedRoutes,
  ...formRoutes,
  ...uploadRoutes,
  ...handleRoutes,
  ...staffRoutes,
  ...systemRoutes,
]
