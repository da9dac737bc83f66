import { defineMiddlewares } from "@medusajs/framework/http"
import { adminActivityMiddlewares } from "./admin/activity/middlewares"
import { adminBlogMiddlewares } from "./admin/blogs/middlewares"
import { adminBrandMiddlewares } from "./admin/brands/middlewares"
import { adminCatalogueMiddlewares } from "./admin/catalogue/middlewares"
import { adminCatalogueImportMiddlewares } from "./admin/catalogue-imports/middlewares"
import { adminCompaniesMiddlewares } from "./admin/companies/middlewares"
import { adminCompanyMiddlewares } from "./admin/company-facts/middlewares"
import { adminCustomerMiddlewares } from "./admin/customers/middlewares"
import { adminDeletedMiddlewares } from "./admin/deleted/middlewares"
import { adminMetricMiddlewares } from "./admin/figures/middlewares"
import { adminFormSubmissionMiddlewares } from "./admin/form-submissions/middlewares"
import { adminMachineTypeMiddlewares } from "./admin/machine-types/middlewares"
import { adminMailPreviewMiddlewares } from "./admin/mail-previews/middlewares"
import { adminMailTextMiddlewares } from "./admin/mail-texts/middlewares"
import { adminProductMiddlewares } from "./admin/products/middlewares"
import { adminRedirectMiddlewares } from "./admin/redirects/middlewares"
import { adminScheduledPriceMiddlewares } from "./admin/scheduled-prices/middlewares"
import { adminStaffMiddlewares } from "./admin/staff/middlewares"
import { adminStaffPolicyMiddlewares } from "./admin/staff-policy/middlewares"
import { adminUploadMiddlewares } from "./admin/uploads/middlewares"
import { adminUrlSeoExportMiddlewares } from "./admin/url-seo-export/middlewares"
import { activeSessionMiddlewares } from "./auth/active-session"
import { authMiddlewares } from "./auth/middlewares"
import { permissionMiddlewares } from "./auth/permissions"
import { secondFactorMiddlewares } from "./auth/second-factor"
import { docsMiddlewares } from "./docs/middlewares"
import { staffBodyMiddlewares } from "./safety/deferred-body"
import { errorHandler } from "./safety/error-handler"
import { safetyMiddlewares } from "./safety/middlewares"
import { formMailMiddlewares } from "./store/form-submissions/[id]/mail/middlewares"
import { storeAccountRequestMiddlewares } from "./store/account-requests/middlewares"
import { closedStoreMiddlewares } from "./store/closed-routes"
import { staffWriteMiddlewares } from "./staff-writes/middlewares"
import { storeMiddlewares } from "./store/middlewares"

export default defineMiddlewares({
  errorHandler,
  routes: [
    ...safetyMiddlewares,
    ...docsMiddlewares(process.env.NODE_ENV),
    ...authMiddlewares,
    ...activeSessionMiddlewares,
    ...staffBodyMiddlewares,
    ...permissionMiddlewares,
    ...secondFactorMiddlewares,
    ...staffWriteMiddlewares,
    ...adminActivityMiddlewares,
    ...adminBlogMiddlewares,
    ...adminUploadMiddlewares,
    ...adminUrlSeoExportMiddlewares,
    ...adminBrandMiddlewares,
    ...adminCatalogueMiddlewares,
    ...adminCatalogueImportMiddlewares,
    ...adminCompaniesMiddlewares,
    ...adminCompanyMiddlewares,
    ...adminCustomerMiddlewares,
    ...adminDeletedMiddlewares,
    ...adminMetricMiddlewares,
    ...adminFormSubmissionMiddlewares,
    ...adminMachineTypeMiddlewares,
    ...adminMailPreviewMiddlewares,
    ...adminMailTextMiddlewares,
    ...adminProductMiddlewares,
    ...adminRedirectMiddlewares,
    ...adminScheduledPriceMiddlewares,
    ...adminStaffMiddlewares,
    ...adminStaffPolicyMiddlewares,
    ...formMailMiddlewares,
    ...closedStoreMiddlewares,
    ...storeAccountRequestMiddlewares,
    ...storeMiddlewares,
  ],
})
