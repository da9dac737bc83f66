import { moveCompany } from "../../move-company"

/** Approves a company that was being checked. */
export const POST = moveCompany("approve")
