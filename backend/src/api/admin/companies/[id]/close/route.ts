import { moveCompany } from "../../move-company"

/** Closes a company: nobody of it signs in any more. */
export const POST = moveCompany("close")
