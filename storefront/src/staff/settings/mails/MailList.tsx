import { Badge, Panel, RowList } from "@scanwright/design-system"
import type { ShopMail } from "./data"

/** Mails to staff beside the notices of forms. */
const TO_STAFF: ReadonlySet<string> = new Set(["staff-invitation", "password-reset", "account-new_company"])

/** Groups of mails, in their order; each mail is in the first that takes it. */
const GROUPS: readonly { title: string; takes: (id: string) => boolean }[] = [
  { title: "Texts to begin a reply with", takes: (id) => id.startsWith("reply-") },
  { title: "To staff", takes: (id) => id.endsWith("-staff_notice") || TO_STAFF.has(id) },
  { title: "To customers", takes: () => true },
]

export const mailHref = (id: string): string => `/admin/settings/mails/${encodeURIComponent(id)}`

/** Every mail that the shop sends, by who gets it. */
export function MailList({ mails }: { mails: readonly ShopMail[] }) {
  const groupOf = ({ preview: { id } }: ShopMail) => GROUPS.find(({ takes }) => takes(id))
  return [...GROUPS].reverse().map((group) => (
    <Panel key={group.title} title={group.title} flush>
      <RowList
        label={group.title}
        rows={mails
          .filter((mail) => groupOf(mail) === group)
          .map(({ preview: { id, name, to, when }, text }) => ({
            id,
            title: name,
            href: mailHref(id),
            hint: `${to}. ${when}.`,
            ...(text !== undefined &&
              text.texts !== null && { end: <Badge variant="accent">Changed</Badge> }),
          }))}
      />
    </Panel>
  ))
}
