import { MedusaError } from "@medusajs/framework/utils"
import { type NodemailerError } from "nodemailer"
import { errorMessage } from "../../lib/error-message"

/** Why a mail was not sent. */
export interface DeliveryFailure {
  /** Whether further tries are useless: the server refuses this recipient or this mail. */
  permanent: boolean
  /** Reason for logs and staff, without personal data. */
  reason: string
}

const UNKNOWN = "unknown failure"

/**
 * Prefixes that mark a failure as permanent or not: Medusa's notification module passes on only the text of an error.
 */
const VERDICTS = { true: "Mail refused permanently", false: "Mail not accepted" } as const

/**
 * SMTP commands whose refusal concerns this mail alone; others are refused because of our settings, which can change.
 */
const COMMANDS_ABOUT_THE_MAIL = new Set(["RCPT TO", "DATA"])

/** The code of an enhanced status (RFC 3463), which unlike the text behind it has no personal data. */
const ENHANCED_STATUS = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/

function isPermanent({ permanent, command, code }: Partial<NodemailerError>): boolean {
  if (permanent !== true) return false
  return COMMANDS_ABOUT_THE_MAIL.has(command ?? "") || code === "EMESSAGE"
}

/**
 * Classifies an error of nodemailer.
 *
 * @returns the failure, without the server's text, which repeats addresses
 */
export function judge(error: unknown): DeliveryFailure {
  const fault: Partial<NodemailerError> = typeof error === "object" && error !== null ? error : {}
  const enhanced = ENHANCED_STATUS.exec(fault.response ?? "")?.[1]
  const parts = [
    fault.responseCode === undefined ? undefined : `the server answered ${fault.responseCode}`,
    enhanced === undefined ? undefined : `(${enhanced})`,
    fault.responseCode === undefined ? (fault.originalCode ?? fault.code ?? fault.name) : undefined,
    fault.timeoutType,
    fault.command === undefined ? undefined : `at ${fault.command}`,
  ]
  const reason = parts.filter((part) => part !== undefined).join(" ")
  return { permanent: isPermanent(fault), reason: reason || UNKNOWN }
}

/** Makes the error that the provider throws for a failure. */
export function deliveryError({ permanent, reason }: DeliveryFailure): MedusaError {
  return new MedusaError(MedusaError.Types.UNEXPECTED_STATE, `${VERDICTS[`${permanent}`]}: ${reason}`)
}

/**
 * Reads the failure back from Medusa's wrapper of the provider's error.
 *
 * @param error of `createNotifications`
 */
export function readDeliveryError(error: unknown): DeliveryFailure {
  const [, verdict, reason] =
    /(Mail refused permanently|Mail not accepted): ([^\n]*)/.exec(errorMessage(error)) ?? []
  return { permanent: verdict === VERDICTS.true, reason: reason ?? UNKNOWN }
}
