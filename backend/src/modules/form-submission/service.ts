import { raw } from "@medusajs/framework/mikro-orm/core"
import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { type Context } from "@medusajs/framework/types"
import {
  InjectManager,
  InjectTransactionManager,
  MedusaContext,
  MedusaError,
  MedusaService,
} from "@medusajs/framework/utils"
import {
  emailKey,
  FORM_MAIL_KINDS,
  FORM_TYPES,
  type FormType,
  IDEMPOTENCY_HEADER,
  type PersonalData,
  type PersonalDataErasure,
  SPAM_STATUS,
} from "../../contract"
import { forgetOldRows } from "../../lib/forget-old-rows"
import { acknowledgementWait, claimHeldMails } from "./acknowledgement-limit"
import { cancelMails, resumeMails } from "./pending-mails"
import {
  claimMail,
  type ClaimedMail,
  findDueMails,
  type MailOutcome,
  type MailState,
  reopenMails,
  restoreMails,
  recordMailOutcome,
} from "./mail-queue"
import { FormMail } from "./models/form-mail"
import { FormNote } from "./models/form-note"
import { FormSubmission } from "./models/form-submission"
import { erasePerson, findPerson, personalDataErasure, personalDataExport } from "./person-search"
import { bodyHash, submissionColumns, submissionReference } from "./stored-form"
import { deleteRows, putRowsBack, readRows } from "./submission-rows"
import { type NewSubmission, type SubmissionReceipt, type SubmissionRows } from "./types"
import { notFound } from "../../lib/not-found"

const sqlManager = (context: Context) => context.transactionManager as SqlEntityManager

/** The manager of the running transaction, else one without a transaction. */
const anyManager = ({ transactionManager, manager }: Context) =>
  (transactionManager ?? manager) as SqlEntityManager

async function nextNumber(manager: SqlEntityManager): Promise<number> {
  const [row] = await manager.execute<{ number: string }[]>(
    "select nextval(pg_get_serial_sequence('form_submission', 'number')) as number",
  )
  return Number(row?.number)
}

const KEY_TAKEN = `This ${IDEMPOTENCY_HEADER} was used for other values. Send a new key with every new submission.`

/** Stores form submissions and the outbox of their mails. Write through the workflows, never directly. */
export class FormSubmissionModuleService extends MedusaService({ FormSubmission, FormMail, FormNote }) {
  /**
   * Stores a submission and, unless it is spam, its pending mails, in one transaction. Requests with the same
   * idempotency key and the same values, even at once, store one submission, which each of them returns.
   *
   * @param submission checked by its form's schema
   * @returns the stored submission, new or old
   * @throws MedusaError (conflict) when the key belongs to other values
   */
  @InjectManager()
  async createSubmission(
    submission: NewSubmission,
    @MedusaContext() context: Context = {},
  ): Promise<SubmissionReceipt> {
    return this.createSubmission_(submission, context)
  }

  @InjectTransactionManager()
  protected async createSubmission_(
    submission: NewSubmission,
    @MedusaContext() context: Context = {},
  ): Promise<SubmissionReceipt> {
    if (submission.idempotency_key) {
      const known = await this.findByKey_(submission, context)
      if (known) return known
    }
    const created_at = new Date()
    const number = await nextNumber(sqlManager(context))
    const row = {
      ...submissionColumns(submission),
      number,
      reference: submissionReference(number, created_at),
      // Set here, so that the reference and the row have the same year.
      created_at,
    }
    const { id } = await this.createFormSubmissions(row, context)
    if (row.spam_reason === null) {
      await this.createFormMails(
        FORM_MAIL_KINDS.map((kind) => ({ submission_id: id, kind, next_attempt_at: created_at })),
        context,
      )
    }
    const { reference, type } = row
    return { id, reference, type, created_at: created_at.toISOString(), created: true }
  }

  /** Locks the idempotency key, then reads the submission stored under it. */
  @InjectTransactionManager()
  protected async findByKey_(
    submission: NewSubmission,
    @MedusaContext() context: Context = {},
  ): Promise<SubmissionReceipt | null> {
    await sqlManager(context).execute("select pg_advisory_xact_lock(hashtextextended(?, 0))", [
      `form_submission:${submission.idempotency_key}`,
    ])
    const [known] = await this.listFormSubmissions(
      { idempotency_key: submission.idempotency_key },
      { select: ["id", "reference", "type", "body_hash", "created_at"] },
      context,
    )
    if (!known) return null
    if (known.body_hash !== bodyHash(submission)) {
      throw new MedusaError(MedusaError.Types.CONFLICT, KEY_TAKEN)
    }
    const { id, reference, type, created_at } = known
    return { id, reference, type, created_at: new Date(created_at).toISOString(), created: false }
  }

  /**
   * Sets the status of a submission. The unsent mails of one that becomes spam are cancelled; one that turns out not to
   * be spam gets its missing mails.
   *
   * @param id of the submission
   * @param status any text
   * @returns the previous status
   * @throws MedusaError (not found)
   */
  @InjectManager()
  async changeStatus(id: string, status: string, @MedusaContext() context: Context = {}): Promise<string> {
    return this.changeStatus_(id, status, context)
  }

  @InjectTransactionManager()
  protected async changeStatus_(
    id: string,
    status: string,
    @MedusaContext() context: Context = {},
  ): Promise<string> {
    const manager = sqlManager(context)
    const [before] = await manager.execute<{ status: string; erased_at: Date | null }[]>(
      "select status, erased_at from form_submission where id = ? for update",
      [id],
    )
    if (!before) throw notFound("Form submission", id)
    await manager.execute("update form_submission set status = ?, updated_at = now() where id = ?", [
      status,
      id,
    ])
    if (status === SPAM_STATUS) {
      await cancelMails(manager, id)
    } else if (before.status === SPAM_STATUS && before.erased_at === null) {
      const missing = await resumeMails(manager, id)
      await this.createFormMails(
        missing.map((kind) => ({ submission_id: id, kind, next_attempt_at: new Date() })),
        context,
      )
    }
    return before.status
  }

  /**
   * Assigns a submission to a member of staff.
   *
   * @param id of the submission
   * @param assigneeId id of a user; null for nobody
   * @returns the previous assignee
   * @throws MedusaError (not found)
   */
  @InjectManager()
  async assign(
    id: string,
    assigneeId: string | null,
    @MedusaContext() context: Context = {},
  ): Promise<string | null> {
    const [row] = await anyManager(context).execute<{ past: string | null }[]>(
      `with before as (select id, assignee_id from form_submission where id = ? for update)
       update form_submission set assignee_id = ?, updated_at = now()
         from before where form_submission.id = before.id
       returning before.assignee_id as past`,
      [id, assigneeId],
    )
    if (!row) throw notFound("Form submission", id)
    return row.past
  }

  /**
   * Counts submissions by week and type of form, without spam.
   *
   * @param weeks number of weeks, the present one included
   * @returns one row for each week, the oldest first; a week begins on Monday, in London
   */
  @InjectManager()
  async countByWeek(
    weeks: number,
    @MedusaContext() context: Context = {},
  ): Promise<{ week: string; counts: Record<FormType, number> }[]> {
    const rows = await anyManager(context).execute<{ week: string; type: FormType | null; count: number }[]>(
      `with week as (
         select (date_trunc('week', now() at time zone 'Europe/London') - make_interval(weeks => back)) as start
           from generate_series(0, ? - 1) back
       )
       select to_char(week.start, 'YYYY-MM-DD') as week, submission.type, count(submission.id)::int as count
         from week left join form_submission submission
           on submission.created_at >= week.start at time zone 'Europe/London'
          and submission.created_at < (week.start + interval '1 week') at time zone 'Europe/London'
          and submission.status <> ? and submission.deleted_at is null
        group by 1, 2 order by 1`,
      [weeks, SPAM_STATUS],
    )
    const none = () => Object.fromEntries(FORM_TYPES.map((type) => [type, 0])) as Record<FormType, number>
    const byWeek = new Map<string, Record<FormType, number>>()
    for (const { week, type, count } of rows) {
      const counts = byWeek.get(week) ?? none()
      if (type) counts[type] = count
      byWeek.set(week, counts)
    }
    return [...byWeek].map(([week, counts]) => ({ week, counts }))
  }

  /**
   * Counts submissions by status.
   *
   * @param filters as for a list; a filter on the status counts only that status
   * @returns the count of each status that occurs
   */
  @InjectManager()
  async countByStatus(
    filters: Record<string, unknown>,
    @MedusaContext() context: Context = {},
  ): Promise<Record<string, number>> {
    const rows = await (context.manager as SqlEntityManager)
      .createQueryBuilder<{ status: string; count: number }>("FormSubmission")
      .select(["status", raw("count(*)::int as count")])
      .where(filters)
      .groupBy("status")
      .execute<{ status: string; count: number }[]>()
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
  }

  /**
   * Deletes submissions and their mails for good.
   *
   * @param ids of submissions
   * @returns the deleted rows, for {@link putBack}
   * @throws MedusaError (not found) when one of them does not exist; then none is deleted
   */
  @InjectManager()
  async forget(ids: string[], @MedusaContext() context: Context = {}): Promise<SubmissionRows> {
    return this.forget_(ids, context)
  }

  @InjectTransactionManager()
  protected async forget_(ids: string[], @MedusaContext() context: Context = {}): Promise<SubmissionRows> {
    const rows = await readRows(sqlManager(context), ids)
    const known = new Set(rows.submissions.map((row) => Reflect.get(row, "id") as string))
    const unknown = ids.filter((id) => !known.has(id))
    if (unknown.length > 0) throw notFound("Form submission", ...unknown)
    await deleteRows(sqlManager(context), ids)
    return rows
  }

  /**
   * Deletes the oldest submissions and their mails for good.
   *
   * @param before time before which they were created
   * @param most largest number to delete
   * @returns the number of deleted ones
   */
  @InjectManager()
  async forgetOld(before: Date, most: number, @MedusaContext() context: Context = {}): Promise<number> {
    return forgetOldRows(context.manager as SqlEntityManager, "form_submission", before, most)
  }

  /**
   * Restores submissions and mails.
   *
   * @param rows returned by {@link forget} or {@link erasePersonalData}
   */
  @InjectManager()
  async putBack(rows: SubmissionRows, @MedusaContext() context: Context = {}): Promise<void> {
    await this.putBack_(rows, context)
  }

  @InjectTransactionManager()
  protected async putBack_(rows: SubmissionRows, @MedusaContext() context: Context = {}): Promise<void> {
    await putRowsBack(sqlManager(context), rows)
  }

  /**
   * Collects the data about the person with an e-mail address (UK GDPR, articles 15 and 20).
   *
   * @param email in any capitals
   */
  @InjectManager()
  async exportPersonalData(email: string, @MedusaContext() context: Context = {}): Promise<PersonalData> {
    return this.exportPersonalData_(email, context)
  }

  @InjectTransactionManager()
  protected async exportPersonalData_(
    email: string,
    @MedusaContext() context: Context = {},
  ): Promise<PersonalData> {
    const key = emailKey(email)
    return personalDataExport(key, await findPerson(sqlManager(context), key))
  }

  /**
   * Erases the data about the person with an e-mail address (UK GDPR, article 17). Of a form the person sent, only
   * reference, type, status and dates are left, without mails; from somebody else's form the person is removed.
   *
   * @param email in any capitals
   * @returns a summary, and the rows as they were before, for {@link putBack}
   */
  @InjectManager()
  async erasePersonalData(
    email: string,
    @MedusaContext() context: Context = {},
  ): Promise<{ erasure: PersonalDataErasure; before: SubmissionRows }> {
    return this.erasePersonalData_(email, context)
  }

  @InjectTransactionManager()
  protected async erasePersonalData_(
    email: string,
    @MedusaContext() context: Context = {},
  ): Promise<{ erasure: PersonalDataErasure; before: SubmissionRows }> {
    const manager = sqlManager(context)
    const key = emailKey(email)
    const matches = await findPerson(manager, key)
    const erasure = personalDataErasure(matches)
    const touched = [...erasure.erased, ...erasure.contact_removed].map(({ id }) => id)
    const before = await readRows(manager, touched)
    await erasePerson(manager, key, matches)
    return { erasure, before }
  }

  @InjectManager()
  async findDueMails(limit: number, @MedusaContext() context: Context = {}): Promise<string[]> {
    return findDueMails(anyManager(context), limit)
  }

  @InjectManager()
  async claimMail(
    id: string,
    lease: number,
    @MedusaContext() context: Context = {},
  ): Promise<ClaimedMail | null> {
    return claimMail(anyManager(context), id, lease)
  }

  @InjectManager()
  async acknowledgementWait(
    mail: Pick<ClaimedMail, "id" | "submission_id">,
    most: number,
    @MedusaContext() context: Context = {},
  ): Promise<number> {
    return acknowledgementWait(anyManager(context), mail, most)
  }

  @InjectManager()
  async claimHeldMails(
    mail: Pick<ClaimedMail, "id" | "submission_id">,
    lease: number,
    @MedusaContext() context: Context = {},
  ): Promise<ClaimedMail[]> {
    return claimHeldMails(anyManager(context), mail, lease)
  }

  @InjectManager()
  async recordMailOutcome(
    mail: Pick<ClaimedMail, "id" | "attempt">,
    outcome: MailOutcome,
    @MedusaContext() context: Context = {},
  ): Promise<boolean> {
    return recordMailOutcome(anyManager(context), mail, outcome)
  }

  @InjectManager()
  async reopenMails(submissionId: string, @MedusaContext() context: Context = {}): Promise<MailState[]> {
    return reopenMails(anyManager(context), submissionId)
  }

  @InjectManager()
  async restoreMails(states: readonly MailState[], @MedusaContext() context: Context = {}): Promise<void> {
    await restoreMails(anyManager(context), states)
  }
}
