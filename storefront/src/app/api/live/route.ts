export const dynamic = "force-dynamic"

/** Liveness probe: 200 as long as this process responds, whether or not the backend does. */
export function GET(): Response {
  return Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } })
}
