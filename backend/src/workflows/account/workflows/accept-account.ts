import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type AcceptAccount, type AccountRequest } from "../../../contract"
import { type InvitationRow } from "../../../modules/company/types"
import { ensureCustomerStep } from "../steps/ensure-customer"
import { ensureIdentityStep } from "../steps/ensure-identity"
import { joinCompanyStep } from "../steps/join-company"
import { joinPriceGroupStep } from "../steps/join-price-group"
import { readInvitationStep } from "../steps/read-invitation"

/** An account that was made. */
export interface AcceptedAccount {
  email: string
  company_name: string
  /** Ids of the pending mails. */
  mails: string[]
}

const phoneOf = ({ payload }: InvitationRow) => (payload as unknown as AccountRequest | null)?.phone ?? null

/**
 * Makes identity, customer and membership of somebody who has proven an address, and for a founder the company. Call it
 * through `acceptAccount`, which has acceptances for one address run one after another. It has neither a retention time nor
 * asynchronous steps, so that its input with the password is stored nowhere.
 */
export const acceptAccountWorkflow = createWorkflow("accept-account", (input: AcceptAccount) => {
  const invitation = readInvitationStep(input)
  const identity_id = ensureIdentityStep(
    transform({ input, invitation }, (data) => ({
      email: data.invitation.email,
      password: data.input.password,
    })),
  )
  const customer_id = ensureCustomerStep(
    transform({ input, invitation, identity_id }, (data) => ({
      email: data.invitation.email,
      first_name: data.input.first_name,
      last_name: data.input.last_name,
      phone: phoneOf(data.invitation),
      identity_id: data.identity_id,
    })),
  )
  const group = joinPriceGroupStep({ invitation, customer_id })
  const joined = joinCompanyStep(
    transform({ input, customer_id, group }, (data) => ({
      token: data.input.token,
      customer_id: data.customer_id,
      group: data.group,
    })),
  )
  return new WorkflowResponse(
    transform({ invitation, joined }, (data): AcceptedAccount => ({
      email: data.invitation.email,
      ...data.joined,
    })),
  )
})
