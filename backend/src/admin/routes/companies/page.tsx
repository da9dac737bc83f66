import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Buildings } from "@medusajs/icons"
import { Outlet } from "react-router-dom"
import { CompanyList } from "../../features/companies/CompanyList"

export const config = defineRouteConfig({ label: "Companies", icon: Buildings, rank: 5 })

export const handle = { breadcrumb: () => "Companies" }

const CompaniesPage = () => (
  <>
    <CompanyList />
    <Outlet />
  </>
)

export default CompaniesPage
