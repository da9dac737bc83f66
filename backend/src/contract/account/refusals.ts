import { COMPANY_INVITATIONS_MOST, PENDING_INVITATIONS_MOST } from "./fields"

/** Refusals of the account's routes: code, status, and the sentence that the person reads. */
export const ACCOUNT_REFUSALS = {
  not_signed_in: { status: 401, message: "Please sign in." },
  not_permitted: { status: 403, message: "Your role does not allow this. Ask an admin of your company." },
  not_found: { status: 404, message: "We cannot find this." },
  company_not_active: {
    status: 403,
    message: "Your account is not open for this yet. We answer within one working day.",
  },
  invitation_invalid: {
    status: 410,
    message: "This link has been used or has expired. Ask for a new one.",
  },
  last_admin: { status: 409, message: "A company needs one admin." },
  already_member: { status: 409, message: "This person already belongs to a company." },
  wrong_password: { status: 400, message: "Your present password is not right." },
  state_changed: { status: 409, message: "Somebody has changed this meanwhile. Look again, then repeat." },
  too_many: { status: 422, message: "Your company has as many of these as it can have. Delete one first." },
  too_many_invitations: {
    status: 422,
    message: `Your company has ${COMPANY_INVITATIONS_MOST} open invitations, the most it can have. Revoke one first.`,
  },
  pending_invitations: {
    status: 422,
    message: `Until we have checked your company, it can have ${PENDING_INVITATIONS_MOST} open invitations. Revoke one first.`,
  },
  code_taken: { status: 409, message: "Another cost centre has this code." },
} as const satisfies Record<string, { status: number; message: string }>

export type AccountRefusal = keyof typeof ACCOUNT_REFUSALS
