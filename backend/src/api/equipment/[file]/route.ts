import { sendToStorefront } from "../../send-to-storefront"

/** The drawings of equipment. */
export const GET = sendToStorefront("equipment")
