import { dictionary } from "@zxcvbn-ts/language-common"
import { passwordFault } from "../../contract"

/** Terms of this shop that guessers try first. */
const OWN_TERMS = ["scanwright", "barcode", "barcodes", "scanner", "scanners", "medusa"]

let common: ReadonlySet<string> | undefined

function isCommon(text: string): boolean {
  common ??= new Set([...dictionary["passwords-common"], ...OWN_TERMS])
  return common.has(text)
}

/**
 * Finds why a new password is refused, by the rule of the contract and the list of common passwords.
 *
 * @param password as typed
 * @param email the account's address
 * @returns a sentence for the person; undefined for a good password
 */
export const refusedPassword = (password: string, email: string): string | undefined =>
  passwordFault(password, email, isCommon)
