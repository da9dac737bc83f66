import { moveCompany } from "../../move-company"

/** Puts an active company on stop: it pays in advance. */
export const POST = moveCompany("stop")
