import { staffRoute } from "@/staff/session/staff-route"
import { sendSelection } from "@/staff/records/send-selection"

/** Downloads the selected URL SEO configs, or all of them, as CSV. */
export const GET = staffRoute("/api/staff/url-seo-export", (request) =>
  sendSelection(request, "/admin/url-seo-export", "url-seo"),
)
