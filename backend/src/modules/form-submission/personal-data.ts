import { emailKey, type FormField, FORMS, formSender, type FormType } from "../../contract"

type StoredValues = Record<string, unknown>

/** The part of a submission about one person. */
export interface PersonalShare {
  role: "sender" | "contact"
  data: StoredValues
}

/** Fields that stay of a removed contact: the name of a company is no personal data. */
const STORED_OF_A_CONTACT = ["company"]

const isGroup = (value: unknown): value is StoredValues =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The groups and lists of a form whose entries are people. */
const contactFields = (type: FormType): readonly FormField[] =>
  (FORMS[type].fields as readonly FormField[]).filter(({ fields = [] }) =>
    fields.some(({ kind }) => kind === "email"),
  )

const isPerson = (contact: unknown, key: string): contact is StoredValues =>
  isGroup(contact) && typeof contact.email === "string" && emailKey(contact.email) === key

/**
 * Picks the part of a submission about the person with an e-mail address.
 *
 * @param type of the form
 * @param data its values
 * @param key the address as `emailKey` makes it
 * @returns all values for the sender, the entries about a contact, or null for neither
 */
export function personalShare(type: FormType, data: StoredValues, key: string): PersonalShare | null {
  if (emailKey(formSender(type, data).email) === key) return { role: "sender", data }
  const found = contactFields(type).flatMap(({ name }): [string, unknown][] => {
    const value = data[name]
    if (!Array.isArray(value)) return isPerson(value, key) ? [[name, value]] : []
    const entries = value.filter((entry) => isPerson(entry, key))
    return entries.length > 0 ? [[name, entries]] : []
  })
  return found.length > 0 ? { role: "contact", data: Object.fromEntries(found) } : null
}

const emptied = (contact: StoredValues) =>
  Object.fromEntries(Object.entries(contact).filter(([name]) => STORED_OF_A_CONTACT.includes(name)))

/**
 * Removes a contact from the values of somebody else's form.
 *
 * @param type of the form
 * @param data its values, which are not changed
 * @param key the contact's address as `emailKey` makes it
 * @returns the values with nothing of the contact but the name of a company
 */
export function withoutContact(type: FormType, data: StoredValues, key: string): StoredValues {
  const without = (value: unknown) => (isPerson(value, key) ? emptied(value) : value)
  return contactFields(type).reduce<StoredValues>((values, { name }) => {
    const value = values[name]
    if (value === undefined) return values
    return { ...values, [name]: Array.isArray(value) ? value.map(without) : without(value) }
  }, data)
}
