import {
  type FormFieldError,
  formFieldErrors,
  FORMS,
  formSubmissionRequestSchema,
  type FormSubmissionRequest,
  FORM_TYPES,
  type FormType,
  HONEYPOT_FIELD,
  IDEMPOTENCY_HEADER,
  idempotencyKeySchema,
  SUBMISSION_BYTES_MOST,
} from "@scanwright/backend/contract"
import { createHash } from "node:crypto"
import { isOfThisSite } from "@/lib/is-of-this-site"
import { parseJson, readBody } from "@/lib/read-body"
import { readValues } from "../schema/read-values"

/** A form as a page without scripts posts it, to be rendered again with its errors. */
export interface PostedForm {
  readonly type: FormType
  readonly fields: FormData
}

interface Accepted {
  readonly ok: true
  readonly form: FormSubmissionRequest
  readonly key: string
  readonly posted: PostedForm | null
}

interface Refused {
  readonly ok: false
  readonly status: 400 | 403 | 413 | 415
  readonly message: string
  readonly errors: readonly FormFieldError[]
  readonly posted: PostedForm | null
}

type Read = Accepted | Refused

/** Said of a form that was not read to its end, so that what it said cannot be shown again. */
const TOO_LONG = `Nothing was sent: a form may have ${SUBMISSION_BYTES_MOST / 1_024} kB. Go back in your browser, shorten what you entered, and send it again.`

const refuse = (status: Refused["status"], message: string): Refused => ({
  ok: false,
  status,
  message,
  errors: [],
  posted: null,
})

function check(candidate: unknown, key: string, posted: PostedForm | null): Read {
  const { success, error } = formSubmissionRequestSchema.safeParse(candidate)
  // Values are sent on as posted: the backend checks and normalises them by the same schema.
  if (success) return { ok: true, form: candidate as FormSubmissionRequest, key, posted }
  const errors = formFieldErrors(error)
  return { ok: false, status: 400, message: errors[0]?.message ?? "", errors, posted }
}

function readJson(text: string, { headers }: Request): Read {
  const key = idempotencyKeySchema.safeParse(headers.get(IDEMPOTENCY_HEADER))
  if (!key.success) return refuse(400, key.error.issues[0]?.message ?? "")
  const body = parseJson(text)
  return body === undefined ? refuse(400, "The body must be JSON.") : check(body, key.data, null)
}

/** The same values from the same visitor within the same hour are a second click: they get the same key. */
const keyOf = (type: FormType, text: string, from: string | null): string =>
  createHash("sha256")
    .update(JSON.stringify([type, text, from, new Date().toISOString().slice(0, "2026-11-21T20".length)]))
    .digest("hex")

/** The type of a form that a page without scripts posts, which is in the address. */
const typeOf = ({ url }: Request): FormType | undefined =>
  FORM_TYPES.find((one) => one === new URL(url).searchParams.get("type"))

function readFields(text: string, request: Request): Read {
  const { headers } = request
  const type = typeOf(request)
  if (!type) return refuse(400, `type must be one of ${FORM_TYPES.join(", ")}`)
  const fields = new FormData()
  for (const [name, value] of new URLSearchParams(text)) fields.append(name, value)
  const honeypot = fields.get(HONEYPOT_FIELD)
  const candidate = {
    type,
    data: readValues(FORMS[type], fields),
    ...(typeof honeypot === "string" && honeypot !== "" && { [HONEYPOT_FIELD]: honeypot }),
  }
  return check(candidate, keyOf(type, text, headers.get("x-forwarded-for")), { type, fields })
}

const READERS: readonly { readonly mime: RegExp; readonly read: (text: string, request: Request) => Read }[] =
  [
    { mime: /^application\/json\b/i, read: readJson },
    { mime: /^application\/x-www-form-urlencoded\b/i, read: readFields },
  ]

/**
 * Reads and checks a form: JSON from our scripts, with an idempotency key, or posted fields from a page without scripts,
 * with the form's type in the address.
 *
 * @param siteUrl public address of the site
 * @returns the submission for the backend, or the status, message and errors of a refusal
 */
export async function readSubmission(request: Request, siteUrl: string): Promise<Read> {
  if (!isOfThisSite(request, siteUrl)) return refuse(403, "Only pages of this site may ask for this.")
  const reader = READERS.find(({ mime }) => mime.test(request.headers.get("content-type") ?? ""))
  if (!reader) return refuse(415, "The body must be JSON, or the fields of a form.")
  const text = await readBody(request, SUBMISSION_BYTES_MOST)
  if (text !== null) return reader.read(text, request)
  const type = typeOf(request)
  return { ...refuse(413, TOO_LONG), posted: type ? { type, fields: new FormData() } : null }
}
