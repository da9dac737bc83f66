import { staffRoute } from "@/staff/session/staff-route"
import { readAllConfigs } from "@/staff/url-seo/data"

/** Fields that the backend sets itself; an imported file has none of them. */
const OWN = ["id", "created_at", "updated_at"]

/** Every URL SEO config as JSON, in the format of the import. */
export const GET = staffRoute("/api/staff/url-seo", async () => {
  const result = await readAllConfigs()
  if (!result.ok) return Response.json({ message: result.failure.message }, { status: 503 })
  const entries = result.value.map((config) =>
    Object.fromEntries(Object.entries(config).filter(([name]) => !OWN.includes(name))),
  )
  return new Response(JSON.stringify(entries, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="url-seo.json"',
    },
  })
})
