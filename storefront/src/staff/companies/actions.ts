"use server"

import {
  ACCOUNT_REFUSALS,
  type AdminCompanyAccountResponse,
  COMPANY_TRANSITIONS,
  companyInvitationRequestSchema,
  companyMemberRequestSchema,
  type CompanyTransition,
} from "@scanwright/backend/contract"
import { z } from "zod"
import type { Result } from "@/lib/medusa/failure"
import { writeAsStaff } from "@/staff/session/client"
import { failedOutcome, type Outcome, outcomeOf } from "@/staff/session/outcome"
import { staffAction } from "@/staff/session/staff-action"
import { saveCompanyAccountSchema, saveCompanyAddressSchema } from "./company-input"
import { readCompanyAccount } from "./data"

const { id } = saveCompanyAccountSchema.shape

const pathOf = (company: string) => `/admin/companies/${encodeURIComponent(company)}`

const memberPath = (company: string, member: string) =>
  `${pathOf(company)}/members/${encodeURIComponent(member)}`

const REFUSALS: readonly string[] = Object.values(ACCOUNT_REFUSALS).map(({ message }) => message)

/** The result of a write; a refusal of the company's rules is worded as the backend words it. */
function resultOf(result: Result<AdminCompanyAccountResponse>): Outcome<AdminCompanyAccountResponse> {
  if (result.ok) return result
  const { cause } = result.failure
  const refusal = REFUSALS.find((message) => cause instanceof Error && cause.message === message)
  return failedOutcome(refusal === undefined ? result.failure : { ...result.failure, message: refusal })
}

/** Stores changes of a company's data, unless somebody else has changed the company meanwhile. */
export const saveCompanyAccount = staffAction(
  "saveCompanyAccount",
  saveCompanyAccountSchema,
  async ({ id: company, updatedAt, body }) =>
    resultOf(
      await writeAsStaff<AdminCompanyAccountResponse>(pathOf(company), {
        body,
        action: "save the company",
        ifMatch: updatedAt,
      }),
    ),
)

/** Reads a company as it is stored now, for the conflict dialog. */
export const readCompanyAccountNow = staffAction(
  "readCompanyAccountNow",
  z.object({ id }),
  async ({ id: company }) => outcomeOf(await readCompanyAccount(company)),
)

const transition = z.enum(Object.keys(COMPANY_TRANSITIONS) as [CompanyTransition, ...CompanyTransition[]])

/** Approves a company, puts it on stop, releases it or closes it, where its state allows that. */
export const changeCompanyStatus = staffAction(
  "changeCompanyStatus",
  z.object({ id, transition }),
  async ({ id: company, transition: name }) =>
    resultOf(
      await writeAsStaff<AdminCompanyAccountResponse>(`${pathOf(company)}/${name}`, {
        action: "change the company's state",
        isRepeatable: false,
      }),
    ),
)

/** Notes that a company is no duplicate of the one that it was compared with. */
export const clearCompanyDuplicate = staffAction(
  "clearCompanyDuplicate",
  z.object({ id, of: id }),
  async ({ id: company, of }) =>
    resultOf(
      await writeAsStaff<AdminCompanyAccountResponse>(`${pathOf(company)}/not-duplicate`, {
        body: { of },
        action: "note that it is no duplicate",
        isRepeatable: false,
      }),
    ),
)

/** Gives a member other roles, suspends a member, or lets one back in. */
export const changeCompanyMember = staffAction(
  "changeCompanyMember",
  z.object({ id, member: id, body: companyMemberRequestSchema }),
  async ({ id: company, member, body }) =>
    resultOf(
      await writeAsStaff<AdminCompanyAccountResponse>(memberPath(company, member), {
        body,
        action: "change the member",
      }),
    ),
)

/** Removes a member from a company, whose sessions end at once. */
export const removeCompanyMember = staffAction(
  "removeCompanyMember",
  z.object({ id, member: id }),
  async ({ id: company, member }) =>
    resultOf(
      await writeAsStaff<AdminCompanyAccountResponse>(memberPath(company, member), {
        method: "DELETE",
        action: "remove the member",
      }),
    ),
)

/** Invites a person into a company by mail. */
export const inviteCompanyMember = staffAction(
  "inviteCompanyMember",
  companyInvitationRequestSchema.extend({ id }),
  async ({ id: company, ...body }) =>
    resultOf(
      await writeAsStaff<AdminCompanyAccountResponse>(`${pathOf(company)}/invitations`, {
        body,
        action: "invite",
        isRepeatable: false,
      }),
    ),
)

const addressesPath = (company: string) => `${pathOf(company)}/addresses`

const addressPath = (company: string, address: string) =>
  `${addressesPath(company)}/${encodeURIComponent(address)}`

/** Stores an address of a company: a new one once for a key, or the changed one. */
export const saveCompanyAddress = staffAction(
  "saveCompanyAddress",
  saveCompanyAddressSchema,
  async ({ id: company, address, key, body }) =>
    resultOf(
      await writeAsStaff<AdminCompanyAccountResponse>(
        address === null ? addressesPath(company) : addressPath(company, address),
        { body, action: "save the address", ...(address === null && { idempotencyKey: key }) },
      ),
    ),
)

/** Deletes an address of a company. */
export const deleteCompanyAddress = staffAction(
  "deleteCompanyAddress",
  z.object({ id, address: id }),
  async ({ id: company, address }) =>
    resultOf(
      await writeAsStaff<AdminCompanyAccountResponse>(addressPath(company, address), {
        method: "DELETE",
        action: "delete the address",
      }),
    ),
)

const invitationPath = (company: string, invitation: string) =>
  `${pathOf(company)}/invitations/${encodeURIComponent(invitation)}`

/** Mails an invitation again, with a new link and a new end; the former link opens nothing any more. */
export const resendCompanyInvitation = staffAction(
  "resendCompanyInvitation",
  z.object({ id, invitation: id }),
  async ({ id: company, invitation }) =>
    resultOf(
      await writeAsStaff<AdminCompanyAccountResponse>(`${invitationPath(company, invitation)}/resend`, {
        action: "send the invitation again",
        isRepeatable: false,
      }),
    ),
)

/** Revokes an invitation: its link opens nothing any more. */
export const revokeCompanyInvitation = staffAction(
  "revokeCompanyInvitation",
  z.object({ id, invitation: id }),
  async ({ id: company, invitation }) =>
    resultOf(
      await writeAsStaff<AdminCompanyAccountResponse>(invitationPath(company, invitation), {
        method: "DELETE",
        action: "revoke the invitation",
      }),
    ),
)

/** Sends the unsent mails about a company again. */
export const resendCompanyMails = staffAction(
  "resendCompanyMails",
  z.object({ id }),
  async ({ id: company }) =>
    resultOf(
      await writeAsStaff<AdminCompanyAccountResponse>(`${pathOf(company)}/mail`, {
        action: "send mail",
        timeoutMs: 30_000,
      }),
    ),
)
