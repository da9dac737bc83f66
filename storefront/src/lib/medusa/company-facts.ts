import type { StoreCompanyResponse } from "@scanwright/backend/contract"
import { cache } from "react"
import { setCompanyFacts } from "@/config/site"
import { readCached } from "./client"
import { MedusaReadError } from "./failure"

/**
 * Reads the facts of the company that staff have set, and makes `site()` return them. Whatever shows them awaits this first.
 *
 * @throws MedusaReadError where Medusa does not respond; `site()` then goes on with the facts read last
 */
export const loadCompany = cache(async (): Promise<void> => {
  // Carries the tag of everything alone: every page shows the facts.
  setCompanyFacts(await readCached<StoreCompanyResponse>("/store/company-facts", {}, []))
})

/** Does as {@link loadCompany}, where the facts read last will do: nothing is stored with them, or the page reports the failure. */
export async function loadCompanyIfPossible(): Promise<void> {
  try {
    await loadCompany()
  } catch (error) {
    if (!(error instanceof MedusaReadError)) throw error
  }
}
