import { moveCompany } from "../../move-company"

/** Releases a company from stop. */
export const POST = moveCompany("release")
