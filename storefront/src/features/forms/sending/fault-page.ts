import { type FormField, type FormFieldError, FORMS } from "@scanwright/backend/contract"
import * as apiRoutes from "@/config/api-routes"
import * as routes from "@/config/routes"
import { formCopy } from "@/content/forms"
import type { PostedForm } from "./read-submission"

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)

/** System colours: the page is rendered without the stylesheet of the build. */
const STYLE = `:root{color-scheme:light dark;font:100%/1.5 system-ui,sans-serif}
main{max-inline-size:40rem;margin:0 auto;padding:1.5rem 1rem}
label{display:block;margin-block-start:1rem;font-weight:600}
input:not([type=checkbox]),textarea,select{display:block;box-sizing:border-box;inline-size:100%;min-block-size:2.75rem;padding:.5rem;font:inherit}
[aria-invalid=true]{outline:2px solid}
button{min-block-size:2.75rem;margin-block-start:1.5rem;padding:.5rem 1.5rem;font:inherit}`

const TYPES: Partial<Record<FormField["kind"], string>> = { email: "email", phone: "tel", website: "url" }

interface Faults {
  readonly message: string
  readonly errors: readonly FormFieldError[]
}

interface Place {
  readonly posted: PostedForm
  readonly faults: Faults
}

const valueOf = ({ fields }: PostedForm, name: string): string => {
  const value = fields.get(name)
  return typeof value === "string" ? value : ""
}

/** Fields without a control, such as the products of the form, become hidden inputs. */
const hidden = (posted: PostedForm, prefix: string): string =>
  [...posted.fields.keys()]
    .filter((key) => key.startsWith(prefix))
    .map((key) => `<input type="hidden" name="${escape(key)}" value="${escape(valueOf(posted, key))}">`)
    .join("")

function control(field: FormField, name: string, place: Place, isWrong: boolean): string {
  const value = escape(valueOf(place.posted, name))
  const common = `id="${escape(name)}" name="${escape(name)}" aria-invalid="${isWrong}"${
    isWrong ? ` aria-describedby="${escape(name)}-error"` : ""
  }`
  if (field.kind === "paragraphs") return `<textarea ${common} rows="6">${value}</textarea>`
  if (field.kind === "choice") {
    const options = Object.entries(field.choices ?? {}).map(
      ([key, label]) =>
        `<option value="${escape(key)}"${key === value ? " selected" : ""}>${escape(label)}</option>`,
    )
    return `<select ${common}><option value=""></option>${options.join("")}</select>`
  }
  return `<input ${common} type="${TYPES[field.kind] ?? "text"}" value="${value}">`
}

/** The sentence of consent as HTML, with its link. */
const consentIn = (type: PostedForm["type"]): string => {
  const sentence = type === "credit_application" ? formCopy.credit.consent : formCopy.consent
  return `${escape(sentence)} <a href="${routes.privacyPolicy}">${escape(formCopy.privacyPolicy)}</a>`
}

function asked(field: FormField, name: string, place: Place): string {
  const { posted, faults } = place
  if (field.kind === "list" || field.kind === "choices") {
    return hidden(posted, field.kind === "list" ? `${name}.` : name)
  }
  if (field.kind === "group") {
    const inner = (field.fields ?? []).map((one) => asked(one, `${name}.${one.name}`, place))
    return `<fieldset><legend>${escape(field.label)}</legend>${inner.join("")}</fieldset>`
  }
  const error = faults.errors.find(({ path }) => path.join(".") === name)?.message
  const said = error ? `<p id="${escape(name)}-error">${escape(error)}</p>` : ""
  if (field.kind === "tick") {
    const label = name === "privacy_consent" ? consentIn(posted.type) : escape(field.label)
    const isTicked = posted.fields.has(name) ? " checked" : ""
    return `${said}<label><input type="checkbox" id="${escape(name)}" name="${escape(name)}"${isTicked}> ${label}</label>`
  }
  const label = field.required ? field.label : `${field.label} (optional)`
  return `<label for="${escape(name)}">${escape(label)}</label>${said}${control(field, name, place, error !== undefined)}`
}

/**
 * A page for visitors without scripts whose form could not be stored: the errors, and the form again with all typed
 * values.
 *
 * @param posted the form as it was posted
 * @param faults the message and the errors by field
 * @param site name of the site
 * @returns a whole HTML document
 */
export function faultPage(posted: PostedForm, faults: Faults, site: string): string {
  const { title, fields } = FORMS[posted.type]
  const place: Place = { posted, faults }
  const list = faults.errors.map(
    ({ path, message }) => `<li><a href="#${escape(path.join("."))}">${escape(message)}</a></li>`,
  )
  const body = (fields as readonly FormField[]).map((field) => asked(field, field.name, place))
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; form-action 'self'">
<title>Error: ${escape(title)} | ${escape(site)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p><a href="${routes.home}">${escape(site)}</a></p>
<h1>${escape(formCopy.problem)}</h1>
${list.length > 0 ? `<ul>${list.join("")}</ul>` : `<p>${escape(faults.message)}</p>`}
<form method="post" action="${apiRoutes.formSubmissions(posted.type)}">
<h2>${escape(title)}</h2>
${body.join("\n")}
<div><button>${escape(formCopy.sendAgain)}</button></div>
</form>
</main>
</body>
</html>`
}
