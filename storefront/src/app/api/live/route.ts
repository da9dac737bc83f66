export const dynamic = "force-dynamic"

/** 200 as long as this process responds, whether or not the backend does: for whatever restarts it or sends it visitors. */
export function GET(): Response {
  return Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } })
}
