import { notFound } from "next/navigation"
import { requireStaff } from "@/staff/session/require-staff"

/** Any other address below /admin: strangers are led to the sign-in, staff are told that nothing is there. */
export default async function MissingPage() {
  await requireStaff()
  notFound()
}
