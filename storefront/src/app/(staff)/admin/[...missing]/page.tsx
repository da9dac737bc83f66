import { notFound } from "next/navigation"
import { requireStaff } from "@/staff/session/require-staff"

/** Any other address below /admin: redirects strangers to the sign-in, and shows staff a 404. */
export default async function MissingPage() {
  await requireStaff()
  notFound()
}
