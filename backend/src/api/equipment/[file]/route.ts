import { sendToStorefront } from "../../../lib/illustrations"

/** The drawings of equipment. */
export const GET = sendToStorefront("equipment")
