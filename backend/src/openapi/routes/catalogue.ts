import {
  AdminCatalogueBatchBody,
  AdminCreateProductBody,
  AdminGetCatalogueExportParams,
  AdminGetCatalogueParams,
  AdminUpdateProductBody,
} from "../../api/admin/catalogue/validators"
import {
  AdminCreateCatalogueImport,
  AdminGetCatalogueImportsParams,
} from "../../api/admin/catalogue-imports/validators"
import {
  adminCatalogueBatchResponseSchema,
  adminCatalogueResponseSchema,
  adminPriceHistoryResponseSchema,
  adminProductResponseSchema,
  catalogueImportResponseSchema,
  catalogueImportsResponseSchema,
} from "../../contract"
import { type ApiRoute } from "../api-route"
import { guardedWrite } from "../guarded-write"

const adminProduct = { name: "AdminCatalogueProductResponse", schema: adminProductResponseSchema }
const staff = { tag: "Products", auth: "staff" } as const

export const adminCatalogueRoutes: ApiRoute[] = [
  {
    ...staff,
    method: "get",
    path: "/admin/catalogue",
    summary: "List all products, drafts among them: search, filters, facets, order and paging",
    query: AdminGetCatalogueParams,
    response: { name: "AdminCatalogueResponse", schema: adminCatalogueResponseSchema },
  },
  {
    ...staff,
    method: "post",
    path: "/admin/catalogue/batch",
    summary:
      "Change status, stock, price, brand or machine type of up to 500 products, all that can be or none",
    body: AdminCatalogueBatchBody,
    response: { name: "AdminCatalogueBatchResponse", schema: adminCatalogueBatchResponseSchema },
  },
  {
    ...staff,
    method: "post",
    path: "/admin/catalogue/products",
    summary:
      "Create a product with all that belongs to it, in one write; a refusal names each field at fault",
    body: AdminCreateProductBody,
    response: adminProduct,
  },
  {
    ...staff,
    method: "get",
    path: "/admin/catalogue/products/:id",
    summary: "Read a product as staff edit it, with its stock at every location",
    response: adminProduct,
  },
  {
    ...staff,
    ...guardedWrite,
    method: "post",
    path: "/admin/catalogue/products/:id",
    summary: "Change the fields given of a product, in one write; a refusal names each field at fault",
    body: AdminUpdateProductBody,
    response: adminProduct,
  },
  {
    ...staff,
    method: "get",
    path: "/admin/catalogue/products/:id/prices",
    summary: "List the last 50 changes of a product's price, newest first",
    response: { name: "AdminPriceHistoryResponse", schema: adminPriceHistoryResponseSchema },
  },
  {
    ...staff,
    method: "get",
    path: "/admin/catalogue-export",
    summary: "Download the products that match as the file that the importer reads",
    query: AdminGetCatalogueExportParams,
    response: { status: 200, description: "The file", mediaType: "text/csv" },
  },
  {
    ...staff,
    method: "get",
    path: "/admin/catalogue-imports",
    summary: "List imports that wrote, newest first",
    query: AdminGetCatalogueImportsParams,
    response: { name: "AdminCatalogueImportsResponse", schema: catalogueImportsResponseSchema },
  },
  {
    ...staff,
    method: "post",
    path: "/admin/catalogue-imports",
    summary: "Check or import a catalogue file in the background",
    body: AdminCreateCatalogueImport,
    response: { name: "AdminCatalogueImportResponse", schema: catalogueImportResponseSchema },
    failures: [409, 413],
  },
  {
    ...staff,
    method: "get",
    path: "/admin/catalogue-imports/:id",
    summary: "Read how far an import is, what it did, and which rows are bad",
    response: { name: "AdminCatalogueImportResponse", schema: catalogueImportResponseSchema },
  },
  {
    ...staff,
    method: "post",
    path: "/admin/catalogue-imports/:id/undo",
    summary:
      "Undo an import of the last 30 days, all that can be undone or none; what was changed since stays and is listed",
    response: { name: "AdminCatalogueImportResponse", schema: catalogueImportResponseSchema },
    failures: [409],
  },
]
