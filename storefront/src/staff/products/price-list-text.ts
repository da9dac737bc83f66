import type { PriceList } from "@scanwright/backend/contract"
import { momentText } from "./moment-text"

/** Names a price list, and when it ends: "Price list “Spring offers”, until 31 March 2027 at 23:59". */
export const priceListText = ({ title, ends_at: end }: PriceList): string =>
  `Price list “${title}”${end === null ? "" : `, until ${momentText(end)}`}`
