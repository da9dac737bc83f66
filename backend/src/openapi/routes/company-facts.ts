import { adminCompanyResponseSchema, saveCompanySchema, storeCompanyResponseSchema } from "../../contract"
import { type ApiRoute } from "../api-route"

const staff = { tag: "Company", auth: "staff" } as const
const response = { name: "AdminCompanyResponse", schema: adminCompanyResponseSchema }

export const companyRoutes: ApiRoute[] = [
  {
    method: "get",
    path: "/store/company-facts",
    summary: "Read the company's facts and opening hours; null while those of the environment hold",
    tag: "Company",
    auth: "publishable-key",
    response: { name: "StoreCompanyResponse", schema: storeCompanyResponseSchema },
  },
  {
    ...staff,
    method: "get",
    path: "/admin/company-facts",
    summary: "Read the company's facts, and those that hold without any",
    response,
  },
  {
    ...staff,
    method: "post",
    path: "/admin/company-facts",
    summary: "Store the company's facts and opening hours, which every public page shows",
    body: saveCompanySchema,
    response,
    failures: [409],
  },
]
