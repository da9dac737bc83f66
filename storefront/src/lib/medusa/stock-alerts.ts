import type {
  StockAlertRequest,
  StoreStockAlertLinkResponse,
  StoreStockAlertResponse,
} from "@scanwright/backend/contract"
import { postNow } from "./client"
import type { Result } from "./failure"

const forwarded = (forwardedFor: string | null): Record<string, string> =>
  forwardedFor === null ? {} : { "x-forwarded-for": forwardedFor }

/**
 * Stores a request to be told when a product is back.
 *
 * @param forwardedFor the chain of addresses the request came by, for the backend's limits
 */
export const requestStockAlert = (
  body: StockAlertRequest,
  forwardedFor: string | null,
): Promise<Result<StoreStockAlertResponse>> =>
  postNow("/store/stock-alerts", { body, action: "add stock alert", headers: forwarded(forwardedFor) })

/** Confirms or deletes such a request by the token of its mail. */
export const followStockAlertLink = (
  link: "confirm" | "remove",
  token: string,
  forwardedFor: string | null,
): Promise<Result<StoreStockAlertLinkResponse>> =>
  postNow(`/store/stock-alerts/${link}`, {
    body: { token },
    action: "update stock alert",
    headers: forwarded(forwardedFor),
  })
