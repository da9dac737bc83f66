import {
  AdminCreateBrand,
  AdminGetBrandParams,
  AdminGetBrandsParams,
  AdminUpdateBrand,
} from "../../api/admin/brands/validators"
import { StoreGetBrandParams, StoreGetBrandsParams } from "../../api/store/brands/validators"
import {
  adminBrandResponseSchema,
  adminBrandsResponseSchema,
  storeBrandResponseSchema,
  storeBrandsResponseSchema,
} from "../../contract"
import { productsToParams } from "../../lib/schemas"
import { type ApiRoute } from "../api-route"
import { deleteResponse } from "../delete-response"
import { guardedWrite } from "../guarded-write"

const brand = { name: "AdminBrandResponse", schema: adminBrandResponseSchema }
const staff = { tag: "Brands", auth: "staff" } as const

export const brandRoutes: ApiRoute[] = [
  {
    method: "get",
    path: "/store/brands",
    summary: "List brands with the number of their published products",
    tag: "Brands",
    auth: "publishable-key",
    query: StoreGetBrandsParams,
    response: { name: "StoreBrandsResponse", schema: storeBrandsResponseSchema },
  },
  {
    method: "get",
    path: "/store/brands/:key",
    summary: "Read a brand with published products by its id or its handle",
    tag: "Brands",
    auth: "publishable-key",
    query: StoreGetBrandParams,
    response: { name: "StoreBrandResponse", schema: storeBrandResponseSchema },
  },
  {
    ...staff,
    method: "get",
    path: "/admin/brands",
    summary: "List brands",
    query: AdminGetBrandsParams,
    response: { name: "AdminBrandsResponse", schema: adminBrandsResponseSchema },
  },
  {
    ...staff,
    method: "post",
    path: "/admin/brands",
    summary: "Create a brand; its handle is made from its name where none is given",
    query: AdminGetBrandParams,
    body: AdminCreateBrand,
    response: brand,
  },
  {
    ...staff,
    method: "get",
    path: "/admin/brands/:id",
    summary: "Read a brand",
    query: AdminGetBrandParams,
    response: brand,
  },
  {
    ...staff,
    ...guardedWrite,
    method: "post",
    path: "/admin/brands/:id",
    summary: "Change a brand; past handles redirect to it",
    query: AdminGetBrandParams,
    body: AdminUpdateBrand,
    response: brand,
  },
  {
    ...staff,
    ...guardedWrite,
    method: "delete",
    path: "/admin/brands/:id",
    summary: "Delete a brand; its products go to another one, or stay without",
    query: productsToParams,
    response: deleteResponse("AdminBrandDeleteResponse", "brand"),
  },
]
