import { sendToStorefront } from "../../send-to-storefront"

/** The covers of articles. */
export const GET = sendToStorefront("articles")
