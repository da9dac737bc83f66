import { staffRoute } from "@/staff/session/staff-route"
import { sendSelection } from "@/staff/records/send-selection"

/** Downloads the selected articles, or all of them, as CSV. */
export const GET = staffRoute("/api/staff/blogs-export", (request) =>
  sendSelection(request, "/admin/blogs-export", "articles"),
)
