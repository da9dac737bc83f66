import { mailTextDefinition } from "@scanwright/backend/contract"
import { Alert, Link } from "@scanwright/design-system"
import { notFound } from "next/navigation"
import { requireStaff } from "@/staff/session/require-staff"
import { readMails } from "@/staff/settings/mails/data"
import { MailPreview } from "@/staff/settings/mails/MailPreview"
import { MailTextForm } from "@/staff/settings/mails/MailTextForm"
import { TestMailButton } from "@/staff/settings/mails/TestMailButton"
import { StaffPage } from "@/staff/shell/StaffPage"

const BACK = <Link href="/admin/settings/mails">Mails</Link>

/** One mail: its preview, a test of it, and its texts. */
export default async function MailPage({ params }: PageProps<"/admin/settings/mails/[id]">) {
  await requireStaff()
  const { id } = await params
  const mails = await readMails()
  if (!mails.ok) {
    return (
      <StaffPage title="Mail" back={BACK}>
        <Alert variant="danger" title="The mail could not be read">
          {mails.failure.message}
        </Alert>
      </StaffPage>
    )
  }
  const mail = mails.value.find(({ preview }) => preview.id === id)
  if (!mail) notFound()
  const { preview, text } = mail
  const definition = mailTextDefinition(id)
  return (
    <StaffPage
      title={preview.name}
      back={BACK}
      intro={`${preview.to}. ${preview.when}.`}
      actions={<TestMailButton id={id} />}
    >
      {text && definition ? (
        <MailTextForm mail={text} definition={definition} />
      ) : (
        <Alert variant="info" live="off" title="The text of this mail cannot be changed">
          It is for staff, and has links or everything that was sent.
        </Alert>
      )}
      <MailPreview preview={preview} />
    </StaffPage>
  )
}
