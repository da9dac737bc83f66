import {
  AdminBatchUrlSeo,
  AdminCreateUrlSeo,
  AdminGetUrlSeoParams,
  AdminGetUrlSeosParams,
  AdminUpdateUrlSeo,
  StoreGetUrlSeoParams,
} from "@scanwright/url-seo/validators"
import {
  adminUrlSeoBatchResponseSchema,
  adminUrlSeoDeleteResponseSchema,
  adminUrlSeoResponseSchema,
  adminUrlSeosResponseSchema,
  noindexQuerySchema,
  noindexResponseSchema,
  storeUrlSeoResponseSchema,
} from "../../contract"
import { selectionParams } from "../../lib/schemas"
import { type ApiRoute } from "../api-route"
import { guardedWrite } from "../guarded-write"

const urlSeo = { name: "AdminUrlSeoResponse", schema: adminUrlSeoResponseSchema }
const staff = { tag: "URL SEO", auth: "staff" } as const

export const urlSeoRoutes: ApiRoute[] = [
  {
    method: "get",
    path: "/store/url-seo",
    summary: "Read the metadata that staff set for a page; null where nothing is set",
    tag: "URL SEO",
    auth: "publishable-key",
    query: StoreGetUrlSeoParams,
    response: { name: "StoreUrlSeoResponse", schema: storeUrlSeoResponseSchema },
  },
  {
    ...staff,
    method: "get",
    path: "/admin/url-seo-export",
    summary: "Download URL SEO configs as CSV that no spreadsheet takes for formulas",
    query: selectionParams,
    response: { status: 200, description: "The configs, newest first", mediaType: "text/csv" },
  },
  {
    ...staff,
    method: "get",
    path: "/admin/url-seo",
    summary: "List URL SEO configs",
    query: AdminGetUrlSeosParams,
    response: { name: "AdminUrlSeosResponse", schema: adminUrlSeosResponseSchema },
  },
  {
    ...staff,
    method: "post",
    path: "/admin/url-seo",
    summary: "Create a URL SEO config",
    query: AdminGetUrlSeoParams,
    body: AdminCreateUrlSeo,
    response: urlSeo,
  },
  {
    ...staff,
    method: "post",
    path: "/admin/url-seo/batch",
    summary: "Create, change and delete URL SEO configs, all or none",
    query: AdminGetUrlSeoParams,
    body: AdminBatchUrlSeo,
    response: { name: "AdminUrlSeoBatchResponse", schema: adminUrlSeoBatchResponseSchema },
    failures: [413],
  },
  {
    ...staff,
    method: "get",
    path: "/admin/url-seo/:id",
    summary: "Read a URL SEO config",
    query: AdminGetUrlSeoParams,
    response: urlSeo,
  },
  {
    ...staff,
    ...guardedWrite,
    method: "post",
    path: "/admin/url-seo/:id",
    summary: "Change a URL SEO config",
    query: AdminGetUrlSeoParams,
    body: AdminUpdateUrlSeo,
    response: urlSeo,
  },
  {
    ...staff,
    ...guardedWrite,
    method: "delete",
    path: "/admin/url-seo/:id",
    summary: "Delete a URL SEO config",
    response: { name: "AdminUrlSeoDeleteResponse", schema: adminUrlSeoDeleteResponseSchema },
  },
  {
    method: "get",
    path: "/url-seo/noindex",
    summary: "Give the storefront the paths that staff keep out of search engines",
    tag: "URL SEO",
    auth: "secret",
    query: noindexQuerySchema,
    response: { name: "NoindexResponse", schema: noindexResponseSchema },
  },
]
