import { defineMiddlewares } from "@medusajs/framework/http"
import { adminActivityMiddlewares } from "./admin/activity/middlewares"
import { adminBlogMiddlewares } from "./admin/blogs/middlewares"
import { adminBrandMiddlewares } from "./admin/brands/middlewares"
import { adminCatalogueMiddlewares } from "./admin/catalogue/middlewares"
import { adminCatalogueImportMiddlewares } from "./admin/catalogue-imports/middlewares"
import { adminDeletedMiddlewares } from "./admin/deleted/middlewares"
import { adminFormSubmissionMiddlewares } from "./admin/form-submissions/middlewares"
import { adminMachineTypeMiddlewares } from "./admin/machine-types/middlewares"
import { adminProductMiddlewares } from "./admin/products/middlewares"
import { adminUrlSeoMiddlewares } from "./admin/url-seo/middlewares"
import { adminUploadMiddlewares } from "./admin/uploads/middlewares"
import { activeSessionMiddlewares } from "./auth/active-session"
import { authMiddlewares } from "./auth/middlewares"
import { staffBodyMiddlewares } from "./safety/deferred-body"
import { errorHandler } from "./safety/error-handler"
import { safetyMiddlewares } from "./safety/middlewares"
import { formMailMiddlewares } from "./store/form-submissions/[id]/mail/middlewares"
import { staffWriteMiddlewares } from "./staff-writes/middlewares"
import { storeMiddlewares } from "./store/middlewares"

export default defineMiddlewares({
  errorHandler,
  routes: [
    ...safetyMiddlewares,
    ...authMiddlewares,
    ...activeSessionMiddlewares,
    ...staffBodyMiddlewares,
    ...staffWriteMiddlewares,
    ...adminActivityMiddlewares,
    ...adminBlogMiddlewares,
    ...adminUploadMiddlewares,
    ...adminBrandMiddlewares,
    ...adminCatalogueMiddlewares,
    ...adminCatalogueImportMiddlewares,
    ...adminDeletedMiddlewares,
    ...adminFormSubmissionMiddlewares,
    ...adminMachineTypeMiddlewares,
    ...adminProductMiddlewares,
    ...adminUrlSeoMiddlewares,
    ...formMailMiddlewares,
    ...storeMiddlewares,
  ],
})
