import { AdminGetCatalogueParams } from "../../api/admin/catalogue/validators"
import { adminCatalogueResponseSchema } from "../../contract"
import { type ApiRoute } from "../api-route"

const staff = { tag: "Products", auth: "staff" } as const

export const adminCatalogueRoutes: ApiRoute[] = [
  {
    ...staff,
    method: "get",
    path: "/admin/catalogue",
    summary: "List all products, drafts among them: search, filters, facets, order and paging",
    query: AdminGetCatalogueParams,
    answer: { name: "AdminCatalogueResponse", schema: adminCatalogueResponseSchema },
  },
]
