import { MedusaError } from "@medusajs/framework/utils"
import { type NodemailerError } from "nodemailer"
import { errorMessage } from "../../lib/error-message"

/** Why a mail did not go out. */
export interface DeliveryFailure {
  /** Trying again cannot help: the server refuses this recipient or this mail. */
  permanent: boolean
  /** For logs and staff: says what happened and holds no personal data. */
  reason: string
}

const UNKNOWN = "unknown failure"

/** Medusa's notification module wraps what a provider throws into text, so the verdict travels in the text. */
const VERDICTS = { true: "Mail refused for good", false: "Mail not taken" } as const

/** The commands whose refusal concerns this one mail; that of any other concerns our settings, which can be mended. */
const COMMANDS_ABOUT_THE_MAIL = new Set(["RCPT TO", "DATA"])

/** The first code of an enhanced status (RFC 3463), which unlike the sentence behind it names nobody. */
const ENHANCED_STATUS = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/

function isPermanent({ permanent, command, code }: Partial<NodemailerError>): boolean {
  if (permanent !== true) return false
  return COMMANDS_ABOUT_THE_MAIL.has(command ?? "") || code === "EMESSAGE"
}

/**
 * Judges what nodemailer threw.
 *
 * @returns the verdict, without the server's sentence: that repeats addresses
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

/** What a provider throws for a failure. */
export function deliveryError({ permanent, reason }: DeliveryFailure): MedusaError {
  return new MedusaError(MedusaError.Types.UNEXPECTED_STATE, `${VERDICTS[`${permanent}`]}: ${reason}`)
}

/**
 * Reads the verdict back from whatever Medusa made of the provider's error.
 *
 * @param error of `createNotifications`
 */
export function readDeliveryError(error: unknown): DeliveryFailure {
  const [, verdict, reason] =
    /(Mail refused for good|Mail not taken): ([^\n]*)/.exec(errorMessage(error)) ?? []
  return { permanent: verdict === VERDICTS.true, reason: reason ?? UNKNOWN }
}
