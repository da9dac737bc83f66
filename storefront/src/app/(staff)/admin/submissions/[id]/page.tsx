import {
  type AdminFormSubmission,
  FORM_NOTE_MOST,
  FORM_STATUSES,
  formValues,
  FORMS,
  replyTemplates,
  roleAllows,
  SPAM_STATUS,
  type StaffRole,
  spamReasonText,
} from "@scanwright/backend/contract"
import { Alert, FormSummary, Button, Link, Panel, RowList, Text } from "@scanwright/design-system"
import { notFound } from "next/navigation"
import { site } from "@/config/site"
import { isNotFound } from "@/lib/medusa/failure"
import { mayOpen } from "@/staff/session/permissions"
import { requireStaff } from "@/staff/session/require-staff"
import { readStoredTexts } from "@/staff/settings/mails/data"
import { StaffPage } from "@/staff/shell/StaffPage"
import { MailPanel } from "@/staff/submissions/MailPanel"
import { dayText, momentText } from "@/staff/submissions/moments"
import { NotesPanel } from "@/staff/submissions/NotesPanel"
import { PersonalDataPanel } from "@/staff/submissions/PersonalDataPanel"
import { ReplyPanel } from "@/staff/submissions/ReplyPanel"
import { REPLY_ID, replyHref } from "@/staff/submissions/reply"
import { SubmissionControls } from "@/staff/submissions/SubmissionControls"
import { readStaffMembers, readSubmission, type StaffMember } from "@/staff/submissions/data"

const BACK = <Link href="/admin/submissions">Submissions</Link>

const pounds = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" })

interface Line {
  sku?: string
  quantity?: number
}

interface LinesPanelProps {
  lines: readonly Line[]
  products: AdminFormSubmission["products"]
}

/** The products that a form asks about. */
function LinesPanel({ lines, products }: LinesPanelProps) {
  return (
    <Panel title="Products asked about" flush>
      <RowList
        label="Products asked about"
        rows={lines.map((line, at) => {
          const product = products[at]
          const price = product?.price ?? null
          return {
            id: String(at),
            title: product?.name ?? line.sku ?? "A product that is gone",
            ...(product && { href: `/admin/edit-product/${encodeURIComponent(product.product_id)}` }),
            hint: [
              product?.sku ?? line.sku,
              price === null ? product?.price_text : `${pounds.format(price)} ex VAT when it was sent`,
            ]
              .filter(Boolean)
              .join(" · "),
            end: <Text as="span" numerals="tabular">{`× ${line.quantity ?? 1}`}</Text>,
          }
        })}
      />
    </Panel>
  )
}

interface AsideProps {
  submission: AdminFormSubmission
  members: readonly StaffMember[]
  /** Of the member of staff who looks. */
  role: StaffRole
}

/** Handling, mails, personal data and history of a submission. */
function Aside({ submission, members, role }: AsideProps) {
  return (
    <div className="grid gap-6">
      <SubmissionControls
        // A change by somebody else remounts the controls.
        key={submission.updated_at}
        id={submission.id}
        reference={submission.reference}
        status={submission.status}
        assigneeId={submission.assignee_id}
        updatedAt={submission.updated_at}
        statuses={FORM_STATUSES}
        members={members}
      />
      <MailPanel id={submission.id} mails={submission.mails} isSpam={submission.status === SPAM_STATUS} />
      {roleAllows(role, "submissions.personal-data") && (
        <PersonalDataPanel email={submission.email} deletedOn={dayText(submission.deleted_for_good_at)} />
      )}
      {mayOpen(role, "/admin/activity") && (
        <Panel title="History">
          <Link
            href={`/admin/activity?entity=form_submission&entity_id=${encodeURIComponent(submission.id)}`}
          >
            Who changed what, and when
          </Link>
        </Panel>
      )}
    </div>
  )
}

/** One submission: its values, the products it asks about, and its status. */
export default async function SubmissionPage({ params }: PageProps<"/admin/submissions/[id]">) {
  const staff = await requireStaff()
  const { id } = await params
  const [result, members, texts] = await Promise.all([
    readSubmission(id),
    readStaffMembers(),
    readStoredTexts(),
  ])
  if (!result.ok) {
    if (isNotFound(result.failure)) notFound()
    return (
      <StaffPage title="Submission" back={BACK}>
        <Alert variant="danger" title="The submission could not be read">
          {result.failure.message}
        </Alert>
      </StaffPage>
    )
  }
  const submission = result.value
  const { reference, type, data, products } = submission
  const reply = replyHref(submission, site().name)
  const canReply = reply !== null && submission.status !== SPAM_STATUS
  const lines = (Array.isArray(data.lines) ? data.lines : []) as Line[]
  const sections = formValues(type, data).filter(({ name }) => name !== "lines")
  return (
    <StaffPage
      title={reference}
      back={BACK}
      intro={`${FORMS[type].title}, received ${momentText(submission.created_at)}`}
      actions={canReply ? <Button href={`#${REPLY_ID}`}>Reply</Button> : undefined}
    >
      {submission.spam_reason !== null && (
        <Alert variant="warning" title="Taken for spam when it came in">
          {spamReasonText(submission.spam_reason)}
        </Alert>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <div className="grid gap-6 lg:col-span-2">
          {sections.length === 0 ? (
            <Alert variant="info">The answers have been erased.</Alert>
          ) : (
            <FormSummary
              title={FORMS[type].title}
              parts={[
                {
                  title: "Answers",
                  groups: sections.map(({ heading, values }) => ({ heading, values })),
                },
              ]}
            />
          )}
          {lines.length > 0 && <LinesPanel lines={lines} products={products} />}
          {canReply && (
            <ReplyPanel
              id={submission.id}
              email={submission.email ?? ""}
              replies={submission.replies}
              values={{ name: submission.name ?? "", reference, staff_name: staff.name }}
              templates={replyTemplates(texts)}
              mailProgramHref={reply}
            />
          )}
          <NotesPanel id={submission.id} notes={submission.notes} most={FORM_NOTE_MOST} />
        </div>
        <Aside submission={submission} members={members} role={staff.role} />
      </div>
    </StaffPage>
  )
}
