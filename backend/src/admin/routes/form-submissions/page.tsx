import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Envelope } from "@medusajs/icons"
import { Outlet } from "react-router-dom"
import { SubmissionList } from "../../features/form-submissions/SubmissionList"

export const config = defineRouteConfig({ label: "Form submissions", icon: Envelope, rank: 4 })

export const handle = { breadcrumb: () => "Form submissions" }

const FormSubmissionsPage = () => (
  <>
    <SubmissionList />
    <Outlet />
  </>
)

export default FormSubmissionsPage
