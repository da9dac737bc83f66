import { Alert } from "@scanwright/design-system"
import { requireStaff } from "@/staff/session/require-staff"
import { readMails } from "@/staff/settings/mails/data"
import { MailList } from "@/staff/settings/mails/MailList"
import { StaffPage } from "@/staff/shell/StaffPage"

/** Every mail that the shop sends. */
export default async function MailsPage() {
  await requireStaff()
  const mails = await readMails()
  return (
    <StaffPage title="Mails" intro="Every mail that the shop sends: who gets it, when, and what it says.">
      {mails.ok ? (
        <MailList mails={mails.value} />
      ) : (
        <Alert variant="danger" title="The mails could not be read">
          {mails.failure.message}
        </Alert>
      )}
    </StaffPage>
  )
}
