import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Swatch } from "@medusajs/icons"
import { Outlet } from "react-router-dom"
import { BrandList } from "../../features/brands/BrandList"

export const config = defineRouteConfig({ label: "Brands", icon: Swatch, rank: 1 })

export const handle = { breadcrumb: () => "Brands" }

const BrandsPage = () => (
  <>
    <BrandList />
    <Outlet />
  </>
)

export default BrandsPage
