"use server"

import { qrcode, drawingSVG } from "bwip-js/node"
import { z } from "zod"
import { site } from "@/config/site"
import { writeAsStaff } from "@/staff/session/client"
import { failedOutcome, type FailedOutcome, type Outcome } from "@/staff/session/outcome"
import { staffAction } from "@/staff/session/staff-action"
import { readFactors } from "./data"

/** Recovery codes of an account. */
const RECOVERY_CODES = 10

const code = z
  .string()
  .transform((text) => text.replace(/\s/g, ""))
  .pipe(z.string().min(1, { error: "Enter the code" }).max(60))

const WRONG_CODE = "That code is not right, or has been used. Wait for the next one and try again."

const wrongCode: FailedOutcome = {
  ok: false,
  kind: "invalid",
  message: WRONG_CODE,
  fields: { code: WRONG_CODE },
}

/** Statuses with which Medusa refuses a code. */
const isRefusedCode = (status: number | undefined) => status === 400 || status === 429

const factorPath = (id: string) => `/auth/mfa/factors/${encodeURIComponent(id)}`

/** What an app needs to know of a new second factor. */
export interface NewFactor {
  readonly id: string
  /** For apps without a camera, in groups of four. */
  readonly key: string
  /** The QR code, as the source of a picture. */
  readonly qr: string
}

interface EnrolmentResponse {
  mfa_factor: { id: string }
  secret: string
  otpauth_url: string
}

/** Begins to set up a second factor; an earlier beginning is dropped. */
export const startSecondFactor = staffAction(
  "startSecondFactor",
  z.object({}),
  async (_input, staff): Promise<Outcome<NewFactor>> => {
    const factors = await readFactors()
    if (!factors.ok) return failedOutcome(factors.failure)
    for (const { id, status } of factors.value) {
      if (status !== "pending") continue
      const dropped = await writeAsStaff(factorPath(id), {
        method: "DELETE",
        body: {},
        action: "begin again",
      })
      if (!dropped.ok) return failedOutcome(dropped.failure)
    }
    const result = await writeAsStaff<EnrolmentResponse>("/auth/mfa/factors", {
      body: { provider: "totp", label: staff.email, issuer: site().name },
      action: "set up the second factor",
      isRepeatable: false,
    })
    if (!result.ok) return failedOutcome(result.failure)
    const { mfa_factor: factor, secret, otpauth_url: text } = result.value
    const svg = qrcode(
      { bcid: "qrcode", text, scale: 4, padding: 4, backgroundcolor: "FFFFFF" },
      drawingSVG(),
    )
    const value: NewFactor = {
      id: factor.id,
      key: secret.replace(/(.{4})(?=.)/g, "$1 "),
      qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`,
    }
    return { ok: true, value }
  },
)

/** Completes the set-up with a first code. @returns the recovery codes, which nobody can read again */
export const confirmSecondFactor = staffAction(
  "confirmSecondFactor",
  z.object({ id: z.string().min(1).max(255), code }),
  async ({ id, code: given }): Promise<Outcome<readonly string[]>> => {
    const confirmed = await writeAsStaff(`${factorPath(id)}/verify`, {
      body: { code: given },
      action: "check the code",
      isRepeatable: false,
    })
    if (!confirmed.ok)
      return isRefusedCode(confirmed.failure.status) ? wrongCode : failedOutcome(confirmed.failure)
    const codes = await writeAsStaff<{ recovery_codes: string[] }>("/auth/mfa/recovery-codes", {
      body: { count: RECOVERY_CODES },
      action: "make recovery codes",
    })
    return codes.ok ? { ok: true, value: codes.value.recovery_codes } : failedOutcome(codes.failure)
  },
)

/** Takes one's own second factor away, with a code of it. */
export const removeSecondFactor = staffAction(
  "removeSecondFactor",
  z.object({ code }),
  async ({ code: given }): Promise<Outcome<null>> => {
    const factors = await readFactors()
    if (!factors.ok) return failedOutcome(factors.failure)
    const enabled = factors.value.find(({ status }) => status === "enabled")
    if (!enabled) return { ok: true, value: null }
    const removed = await writeAsStaff(factorPath(enabled.id), {
      method: "DELETE",
      body: { method: /^\d{6}$/.test(given) ? "totp" : "recovery_code", code: given },
      action: "remove the second factor",
      isRepeatable: false,
    })
    if (removed.ok) return { ok: true, value: null }
    return isRefusedCode(removed.failure.status) ? wrongCode : failedOutcome(removed.failure)
  },
)
