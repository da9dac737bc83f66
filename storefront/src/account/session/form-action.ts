import { type CompanyPermission, companyRolesAllow } from "@scanwright/backend/contract"
import { headers } from "next/headers"
import type { z } from "zod"
import { env } from "@/config/env"
import { accountCopy } from "@/content/account"
import { reportActionBegun } from "@/lib/action-begun"
import { isOfThisSite } from "@/lib/is-of-this-site"
import { FAILURE_MESSAGES } from "@/lib/medusa/failure-messages"
import { problemsOf } from "@/lib/problems-of"
import { type Account, readAccount } from "./client"
import type { FormState } from "./form-state"
import { type FormFields, readFields, valuesToShow } from "./read-fields"
import { recordId } from "./record-id"
import { refusalOf } from "./refusal"
import { sendingKey } from "./sending-key"

/** What went wrong with a form that could be read: a sentence for all of it, or sentences by field. */
export type Refused = Pick<FormState, "message" | "problems">

/** The action of a form, as React calls it. */
export type FormAction = (before: FormState, form: FormData) => Promise<FormState>

interface Description<Schema extends z.ZodType, Who> {
  readonly fields: FormFields
  /** Whether the form is of one record, whose id it sends in the field `id`. */
  readonly ofRecord?: boolean
  readonly schema: Schema
  /**
   * Does what the form asks for. A form that ends on another page redirects.
   *
   * @param id of the record, where the form is of one
   * @param key the same for a form that is sent again as it was; undefined for one without such a field
   * @returns what went wrong; null where nothing did
   */
  readonly act: (
    input: z.output<Schema>,
    who: Who,
    id: string,
    key: string | undefined,
  ) => Promise<Refused | null>
}

async function run<Schema extends z.ZodType, Who>(
  { fields, ofRecord = false, schema, act }: Description<Schema, Who>,
  admit: () => Promise<{ who: Who } | Refused>,
  before: FormState,
  form: FormData,
): Promise<FormState> {
  reportActionBegun()
  const shown = { attempt: before.attempt + 1, values: valuesToShow(form, fields) }
  if (!isOfThisSite({ headers: await headers() }, env().SITE_URL))
    return { ...shown, message: FAILURE_MESSAGES.permission }
  const admitted = await admit()
  if (!("who" in admitted)) return { ...shown, ...admitted }
  const read = schema.safeParse(readFields(form, fields))
  if (!read.success) return { ...shown, problems: problemsOf(read.error) }
  const id = ofRecord ? recordId.safeParse(form.get("id")) : { success: true as const, data: "" }
  if (!id.success) return { ...shown, message: accountCopy.refusals.incomplete }
  const refused = await act(read.data, admitted.who, id.data, sendingKey(form, read.data))
  return refused === null ? { attempt: shown.attempt, done: true } : { ...shown, ...refused }
}

/**
 * Creates the action of a form that anybody may send: signing in, opening an account. It runs for pages of this site only.
 *
 * @param description what the form has, and what it does
 */
export function openFormAction<Schema extends z.ZodType>(description: Description<Schema, null>): FormAction {
  return (before, form) => run(description, async () => ({ who: null }), before, form)
}

/**
 * Creates the action of a form of the account; all of them are created here. It runs for pages of this site, for members whose
 * roles allow it, and for input that the schema accepts. The backend checks all of it again.
 *
 * @param permission that the action needs
 * @param description what the form has, and what it does
 */
export function accountFormAction<Schema extends z.ZodType>(
  permission: CompanyPermission,
  description: Description<Schema, Account>,
): FormAction {
  const admit = async () => {
    const account = await readAccount()
    if (!account.ok) return { message: refusalOf(account.failure) }
    return companyRolesAllow(account.value.roles, permission)
      ? { who: account.value }
      : { message: accountCopy.refusals.notPermitted }
  }
  return (before, form) => run(description, admit, before, form)
}
