import { type ApiRoute } from "./api-route"
import { accountRoutes } from "./routes/account"
import { accountRequestRoutes } from "./routes/account-requests"
import { activityRoutes } from "./routes/activity"
import { blogRoutes } from "./routes/blogs"
import { brandRoutes } from "./routes/brands"
import { adminCatalogueRoutes } from "./routes/catalogue"
import { companyAccountRoutes } from "./routes/companies"
import { deletedRoutes } from "./routes/deleted"
import { figureRoutes } from "./routes/figures"
import { formRoutes } from "./routes/forms"
import { handleRoutes } from "./routes/handles"
import { machineTypeRoutes } from "./routes/machine-types"
import { mailRoutes } from "./routes/mails"
import { productRoutes } from "./routes/products"
import { companyRoutes } from "./routes/company-facts"
import { redirectRoutes } from "./routes/redirects"
import { scheduledPriceRoutes } from "./routes/scheduled-prices"
import { staffRoutes } from "./routes/staff"
import { stockAlertRoutes } from "./routes/stock-alerts"
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
  ...figureRoutes,
  ...formRoutes,
  ...stockAlertRoutes,
  ...mailRoutes,
  ...uploadRoutes,
  ...handleRoutes,
  ...accountRoutes,
  ...accountRequestRoutes,
  ...companyRoutes,
  ...companyAccountRoutes,
  ...redirectRoutes,
  ...scheduledPriceRoutes,
  ...staffRoutes,
  ...systemRoutes,
]
