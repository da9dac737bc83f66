import { defineRouteConfig } from "@medusajs/admin-sdk"
import { MailPreviews } from "../../../features/mails/MailPreviews"

export const config = defineRouteConfig({ label: "Mails" })

export const handle = { breadcrumb: () => "Mails" }

const MailsPage = () => <MailPreviews />

export default MailsPage
