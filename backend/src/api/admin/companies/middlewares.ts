import { type MiddlewareRoute, validateAndTransformQuery } from "@medusajs/framework/http"
import { validateBody } from "../../../safety/validate-body"
import {
  AdminCompanyAddress,
  AdminGetCompaniesParams,
  AdminInviteCompanyMember,
  AdminNotDuplicate,
  AdminUpdateCompany,
  AdminUpdateCompanyMember,
} from "./validators"

export const adminCompaniesMiddlewares: MiddlewareRoute[] = [
  {
    method: "GET",
    matcher: "/admin/companies",
    middlewares: [validateAndTransformQuery(AdminGetCompaniesParams, { isList: true })],
  },
  {
    method: "POST",
    matcher: "/admin/companies/:id",
    middlewares: [validateBody(AdminUpdateCompany)],
  },
  {
    method: "POST",
    matcher: "/admin/companies/:id/not-duplicate",
    middlewares: [validateBody(AdminNotDuplicate)],
  },
  {
    method: "POST",
    matcher: "/admin/companies/:id/members/:memberId",
    middlewares: [validateBody(AdminUpdateCompanyMember)],
  },
  {
    method: "POST",
    matcher: "/admin/companies/:id/invitations",
    middlewares: [validateBody(AdminInviteCompanyMember)],
  },
  {
    method: "POST",
    matcher: "/admin/companies/:id/addresses",
    middlewares: [validateBody(AdminCompanyAddress)],
  },
  {
    method: "POST",
    matcher: "/admin/companies/:id/addresses/:addressId",
    middlewares: [validateBody(AdminCompanyAddress)],
  },
]
