import {
  AdminAddressHeaders,
  AdminCompanyAddress,
  AdminGetCompaniesParams,
  AdminInviteCompanyMember,
  AdminNotDuplicate,
  AdminUpdateCompany,
  AdminUpdateCompanyMember,
} from "../../api/admin/companies/validators"
import { adminCompaniesResponseSchema, adminCompanyAccountResponseSchema } from "../../contract"
import { type ApiRoute } from "../api-route"
import { guardedWrite } from "../guarded-write"

const staff = { tag: "Companies", auth: "staff" } as const
const one = { name: "AdminCompanyAccountResponse", schema: adminCompanyAccountResponseSchema }

/** The route of a transition, which is refused where the company's state does not allow it. */
const transition = (name: string, summary: string): ApiRoute => ({
  ...staff,
  method: "post",
  path: `/admin/companies/:id/${name}`,
  summary,
  response: one,
  failures: [409],
})

export const companyAccountRoutes: ApiRoute[] = [
  {
    ...staff,
    method: "get",
    path: "/admin/companies",
    summary: "List companies, with the number in each state",
    query: AdminGetCompaniesParams,
    response: { name: "AdminCompaniesResponse", schema: adminCompaniesResponseSchema },
  },
  {
    ...staff,
    method: "get",
    path: "/admin/companies/:id",
    summary: "Read a company with its members, open invitations, addresses and cost centres",
    response: one,
  },
  {
    ...staff,
    ...guardedWrite,
    method: "post",
    path: "/admin/companies/:id",
    summary: "Change a company's data; a field that is left out stays as it is",
    body: AdminUpdateCompany,
    response: one,
  },
  {
    ...staff,
    method: "post",
    path: "/admin/companies/:id/members/:memberId",
    summary: "Give a member other roles, suspend one or let one in again; the last admin stays",
    body: AdminUpdateCompanyMember,
    response: one,
    failures: [409],
  },
  {
    ...staff,
    method: "delete",
    path: "/admin/companies/:id/members/:memberId",
    summary: "Remove a member from a company; the last admin stays",
    response: one,
    failures: [409],
  },
  {
    ...staff,
    method: "post",
    path: "/admin/companies/:id/invitations",
    summary: "Invite somebody into a company by mail, also into one without members",
    body: AdminInviteCompanyMember,
    response: one,
    failures: [409, 422],
  },
  {
    ...staff,
    method: "post",
    path: "/admin/companies/:id/invitations/:invitationId/resend",
    summary: "Mail an invitation again with another link; the former link opens nothing any more",
    response: one,
    failures: [409, 422],
  },
  {
    ...staff,
    method: "delete",
    path: "/admin/companies/:id/invitations/:invitationId",
    summary: "Revoke an invitation, whose link opens nothing any more",
    response: one,
    failures: [409],
  },
  {
    ...staff,
    method: "post",
    path: "/admin/companies/:id/addresses",
    summary: "Store an address of a company; one that is the default takes the place of the former",
    headers: AdminAddressHeaders,
    body: AdminCompanyAddress,
    response: one,
    failures: [422],
  },
  {
    ...staff,
    method: "post",
    path: "/admin/companies/:id/addresses/:addressId",
    summary: "Change an address of a company",
    body: AdminCompanyAddress,
    response: one,
  },
  {
    ...staff,
    method: "delete",
    path: "/admin/companies/:id/addresses/:addressId",
    summary: "Delete an address of a company",
    response: one,
  },
  {
    ...staff,
    method: "post",
    path: "/admin/companies/:id/mail",
    summary: "Send the unsent mails about a company, including those given up",
    response: one,
  },
  {
    ...staff,
    method: "post",
    path: "/admin/companies/:id/not-duplicate",
    summary: "Note that a company is no duplicate of another with the same company number",
    body: AdminNotDuplicate,
    response: one,
    failures: [409],
  },
  transition("approve", "Approve a company that is being checked"),
  transition("stop", "Put an active company on stop: it pays in advance"),
  transition("release", "Release a company from stop"),
  transition("close", "Close a company for good: its members are signed out and cannot sign in again"),
]
