import { env } from "./env"
import { site } from "./site"
import { keepLocationSingle } from "./single-location"

/**
 * What has to be so before the first request: settings that are there and right.
 *
 * @throws Error "Missing required environment variables: …"
 */
export function prepareServer(): void {
  env()
  site()
  keepLocationSingle()
}
