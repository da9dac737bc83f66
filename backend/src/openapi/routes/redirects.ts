import {
  AdminCreateRedirect,
  AdminGetRedirectsParams,
  AdminImportRedirects,
  AdminUpdateRedirect,
} from "../../api/admin/redirects/validators"
import {
  adminRedirectResponseSchema,
  adminRedirectsResponseSchema,
  redirectImportResponseSchema,
  redirectSyncResponseSchema,
  redirectSyncSchema,
} from "../../contract"
import { type ApiRoute } from "../api-route"
import { deleteResponse } from "../delete-response"

const staff = { tag: "Redirects", auth: "staff" } as const
const one = { name: "AdminRedirectResponse", schema: adminRedirectResponseSchema }

export const redirectRoutes: ApiRoute[] = [
  {
    ...staff,
    method: "get",
    path: "/admin/redirects",
    summary: "List redirects by path",
    query: AdminGetRedirectsParams,
    response: { name: "AdminRedirectsResponse", schema: adminRedirectsResponseSchema },
  },
  {
    ...staff,
    method: "post",
    path: "/admin/redirects",
    summary: "Create a redirect; where its target is redirected itself, it gets the final one",
    body: AdminCreateRedirect,
    response: one,
    failures: [422],
  },
  {
    ...staff,
    method: "post",
    path: "/admin/redirects/:id",
    summary: "Change a redirect",
    body: AdminUpdateRedirect,
    response: one,
    failures: [422],
  },
  {
    ...staff,
    method: "delete",
    path: "/admin/redirects/:id",
    summary: "Delete a redirect",
    response: deleteResponse("AdminRedirectDeleteResponse", "redirect"),
  },
  {
    ...staff,
    method: "post",
    path: "/admin/redirect-imports",
    summary: "Store a CSV file of redirects, all rows or none",
    body: AdminImportRedirects,
    response: { name: "RedirectImportResponse", schema: redirectImportResponseSchema },
  },
  {
    method: "post",
    path: "/redirects/sync",
    summary: "Give the storefront every redirect, and count those it served",
    tag: "Redirects",
    auth: "secret",
    body: redirectSyncSchema,
    response: { name: "RedirectSyncResponse", schema: redirectSyncResponseSchema },
  },
]
