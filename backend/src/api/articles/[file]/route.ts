import { sendToStorefront } from "../../../lib/illustrations"

/** The covers of articles. */
export const GET = sendToStorefront("articles")
