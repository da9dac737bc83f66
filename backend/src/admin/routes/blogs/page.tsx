import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Newspaper } from "@medusajs/icons"
import { Outlet } from "react-router-dom"
import { BlogList } from "../../features/blogs/BlogList"

export const config = defineRouteConfig({ label: "Blogs & News", icon: Newspaper, rank: 2 })

export const handle = { breadcrumb: () => "Blogs & News" }

const BlogsPage = () => (
  <>
    <BlogList />
    <Outlet />
  </>
)

export default BlogsPage
