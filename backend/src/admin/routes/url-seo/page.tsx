import { defineRouteConfig } from "@medusajs/admin-sdk"
import { GlobeEurope } from "@medusajs/icons"
import { Outlet } from "react-router-dom"
import { UrlSeoList } from "../../features/url-seo/UrlSeoList"

export const config = defineRouteConfig({ label: "URL SEO", icon: GlobeEurope, rank: 3 })

export const handle = { breadcrumb: () => "URL SEO" }

const UrlSeoPage = () => (
  <>
    <UrlSeoList />
    <Outlet />
  </>
)

export default UrlSeoPage
