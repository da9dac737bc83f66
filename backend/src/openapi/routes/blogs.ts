import {
  AdminCreateBlog,
  AdminGetBlogParams,
  AdminGetBlogsParams,
  AdminUpdateBlog,
} from "../../api/admin/blogs/validators"
import { StoreGetBlogParams, StoreGetBlogsParams } from "../../api/store/blogs/validators"
import {
  adminBlogDeleteResponseSchema,
  adminBlogResponseSchema,
  adminBlogsResponseSchema,
  storeBlogResponseSchema,
  storeBlogsResponseSchema,
  storeRelatedBlogsResponseSchema,
} from "../../contract"
import { selectionParams } from "../../lib/schemas"
import { type ApiRoute } from "../api-route"
import { guardedWrite } from "../guarded-write"

const blog = { name: "AdminBlogResponse", schema: adminBlogResponseSchema }
const visitor = { method: "get", tag: "Articles", auth: "publishable-key" } as const
const staff = { tag: "Articles", auth: "staff" } as const

export const blogRoutes: ApiRoute[] = [
  {
    ...visitor,
    path: "/store/blogs",
    summary: "List published articles, newest first",
    query: StoreGetBlogsParams,
    response: { name: "StoreBlogsResponse", schema: storeBlogsResponseSchema },
  },
  {
    ...visitor,
    path: "/store/blogs/:key",
    summary: "Read a published article by its slug, or else by its id",
    query: StoreGetBlogParams,
    response: { name: "StoreBlogResponse", schema: storeBlogResponseSchema },
  },
  {
    ...visitor,
    path: "/store/blogs/:key/related",
    summary: "List at most three articles of the same category or with a shared tag",
    query: StoreGetBlogParams,
    response: { name: "StoreRelatedBlogsResponse", schema: storeRelatedBlogsResponseSchema },
  },
  {
    ...staff,
    method: "get",
    path: "/admin/blogs",
    summary: "List articles",
    query: AdminGetBlogsParams,
    response: { name: "AdminBlogsResponse", schema: adminBlogsResponseSchema },
  },
  {
    ...staff,
    method: "get",
    path: "/admin/blogs-export",
    summary: "Download articles, without their texts, as CSV that no spreadsheet takes for formulas",
    query: selectionParams,
    response: { status: 200, description: "The articles, newest first", mediaType: "text/csv" },
  },
  {
    ...staff,
    method: "post",
    path: "/admin/blogs",
    summary: "Create an article; its slug is made from its title where none is given",
    query: AdminGetBlogParams,
    body: AdminCreateBlog,
    response: blog,
    failures: [413],
  },
  {
    ...staff,
    method: "get",
    path: "/admin/blogs/:id",
    summary: "Read an article",
    query: AdminGetBlogParams,
    response: blog,
  },
  {
    ...staff,
    ...guardedWrite,
    method: "post",
    path: "/admin/blogs/:id",
    summary: "Change an article; a new title without a slug makes a new slug, and the past one leads to it",
    query: AdminGetBlogParams,
    body: AdminUpdateBlog,
    response: blog,
    failures: [409, 413, 503],
  },
  {
    ...staff,
    ...guardedWrite,
    method: "delete",
    path: "/admin/blogs/:id",
    summary: "Delete an article",
    response: { name: "AdminBlogDeleteResponse", schema: adminBlogDeleteResponseSchema },
  },
]
