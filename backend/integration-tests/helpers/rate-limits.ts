import { type MedusaContainer } from "@medusajs/framework/types"
import { networkOf } from "../../src/contract/caller"
import { SAFETY_MODULE } from "../../src/modules/safety"
import { type SafetyModuleService } from "../../src/modules/safety/service"
import { type RateLimit } from "../../src/safety/rate-limits"

/**
 * Counts requests of an address that nobody makes. On a slow machine a limit's minute is over before hundreds of requests, or a
 * hundred hashes of passwords, are; this way a test makes the first and the last of them only.
 *
 * @param container of the application
 * @param name of the limit
 * @param address of the visitor
 * @param count of requests
 */
export async function countRequests(
  container: MedusaContainer,
  name: RateLimit,
  address: string,
  count: number,
): Promise<void> {
  const { limits } = container.resolve<SafetyModuleService>(SAFETY_MODULE)
  for (let at = 0; at < count; at += 1) await limits.take(name, networkOf(address))
}
