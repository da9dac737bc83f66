import {
  type MiddlewareRoute,
  validateAndTransformBody,
  validateAndTransformQuery,
} from "@medusajs/framework/http"
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
    middlewares: [validateAndTransformBody(AdminUpdateCompany)],
  },
  {
    method: "POST",
    matcher: "/admin/companies/:id/not-duplicate",
    middlewares: [validateAndTransformBody(AdminNotDuplicate)],
  },
  {
    method: "POST",
    matcher: "/admin/companies/:id/members/:memberId",
    middlewares: [validateAndTransformBody(AdminUpdateCompanyMember)],
  },
  {
    method: "POST",
    matcher: "/admin/companies/:id/invitations",
    middlewares: [validateAndTransformBody(AdminInviteCompanyMember)],
  },
  {
    method: "POST",
    matcher: "/admin/companies/:id/addresses",
    middlewares: [validateAndTransformBody(AdminCompanyAddress)],
  },
  {
    method: "POST",
    matcher: "/admin/companies/:id/addresses/:addressId",
    middlewares: [validateAndTransformBody(AdminCompanyAddress)],
  },
]
