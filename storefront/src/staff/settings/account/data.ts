import type { Result } from "@/lib/medusa/failure"
import { readAsStaff } from "@/staff/session/client"

/** A second factor of the signed-in account, as Medusa has it. */
export interface Factor {
  readonly id: string
  readonly status: "pending" | "enabled" | "disabled"
}

/** Reads the second factors of the signed-in account. */
export async function readFactors(): Promise<Result<readonly Factor[]>> {
  const result = await readAsStaff<{ mfa_factors: Factor[] }>("/auth/mfa/factors")
  return result.ok ? { ok: true, value: result.value.mfa_factors } : result
}
