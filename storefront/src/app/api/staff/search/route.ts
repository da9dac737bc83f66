import { z } from "zod"
import { staffRoute } from "@/staff/session/staff-route"
import { searchRecords } from "@/staff/shell/search-data"

const wordsSchema = z.string().trim().min(1).max(100)

/**
 * Records of any kind for the command palette: `?q=`.
 *
 * @returns `groups`, each with its label and what was found; 400 without words
 */
export const GET = staffRoute(async (request) => {
  const words = wordsSchema.safeParse(new URL(request.url).searchParams.get("q"))
  if (!words.success) return Response.json({ message: "q must have 1 to 100 characters" }, { status: 400 })
  return Response.json({ groups: await searchRecords(words.data) })
})
