import { checkBackend } from "@/lib/medusa/health"

export const dynamic = "force-dynamic"

const headers = { "Cache-Control": "no-store" }

/** `{"status":"ok"}` when storefront, backend and database respond; 503 naming the part that does not respond. */
export async function GET(): Promise<Response> {
  const backend = await checkBackend()
  if (backend === "ok") return Response.json({ status: "ok" }, { headers })
  return Response.json({ status: "unavailable", reason: backend }, { status: 503, headers })
}
