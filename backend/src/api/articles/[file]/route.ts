import { sendToStorefront } from "../../send-to-storefront"

/** Redirects to the storefront's cover of an article. */
export const GET = sendToStorefront("articles")
