import { sendToStorefront } from "../../send-to-storefront"

/** Redirects to the storefront's drawing of a piece of equipment. */
export const GET = sendToStorefront("equipment")
