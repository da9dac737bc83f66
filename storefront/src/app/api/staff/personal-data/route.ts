import { staffRoute } from "@/staff/session/staff-route"
import { readAsStaff } from "@/staff/session/client"

/** Longest e-mail address there is. */
const MOST = 254

/** Downloads what the forms store about a person, to hand it out (UK GDPR, articles 15 and 20). */
export const GET = staffRoute("/api/staff/personal-data", async (request) => {
  const email = new URL(request.url).searchParams.get("email") ?? ""
  if (!email.includes("@") || email.length > MOST) {
    return Response.json({ message: "Say whose data: ?email=" }, { status: 400 })
  }
  const result = await readAsStaff<{ personal_data: unknown }>("/admin/form-submissions/personal-data", {
    email,
  })
  if (!result.ok) return Response.json({ message: result.failure.message }, { status: 502 })
  return new Response(JSON.stringify(result.value.personal_data, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="personal-data.json"',
    },
  })
})
