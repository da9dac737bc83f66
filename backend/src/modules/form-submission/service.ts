import { raw } from "@medusajs/framework/mikro-orm/core"
import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { type Context } from "@medusajs/framework/types"
import {
  InjectManager,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from "@medusajs/framework/utils"
import {
  type AdminFormMail,
  AUTOMATIC_MAIL_KINDS,
  emailKey,
  type PersonalData,
  type PersonalDataErasure,
  SPAM_STATUS,
} from "../../contract"
import { type MailOutcome, type MailState } from "../../lib/mail-queue"
import { acknowledgementWait, claimHeldMails } from "./acknowledgement-limit"
import { findByKey } from "./find-by-key"
import { countByWeek, type FormWeek } from "./count-by-week"
import { type FormReplyTime, listReplyTimes } from "./list-answers"
import { listMails } from "./list-mails"
import { cancelMails, oweMails, resumeMails } from "./pending-mails"
import { type ClaimedMail, formMailQueue, toClaimedMail } from "./mail-queue"
import { FormNote } from "./models/form-note"
import { FormReply } from "./models/form-reply"
import { FormSubmission } from "./models/form-submission"
import { erasePerson, findPerson, personalDataErasure, personalDataExport } from "./person-search"
import { submissionColumns, submissionReference } from "./stored-form"
import { removeReply, storeReply } from "./replies"
import { deleteOldRows, deleteRows, putRowsBack, readRows } from "./submission-rows"
import {
  type NewFormReply,
  type NewSubmission,
  type ReplyReceipt,
  type StatusChange,
  type SubmissionReceipt,
  type SubmissionRows,
} from "./types"
import { notFound } from "../../lib/not-found"

const sqlManager = (context: Context) => context.transactionManager as SqlEntityManager

/** The manager of the running transaction, else one without a transaction. */
const anyManager = ({ transactionManager, manager }: Context) =>
  (transactionManager ?? manager) as SqlEntityManager

async function nextNumber(manager: SqlEntityManager): Promise<number> {
  const sql = "select nextval(pg_get_serial_sequence('form_submission', 'number')) as number"
  const [row] = await manager.execute<{ number: string }[]>(sql)
  return Number(row?.number)
}

const MODELS = { FormSubmission, FormNote, FormReply }

/** Stores form submissions and owes their mails. Write through the workflows, never directly. */
export class FormSubmissionModuleService extends MedusaService(MODELS) {
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
      const known = await findByKey(sqlManager(context), submission)
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
      await oweMails(sqlManager(context), { id, email: row.email }, AUTOMATIC_MAIL_KINDS)
    }
    const { reference, type } = row
    return { id, reference, type, created_at: created_at.toISOString(), created: true }
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
    const [before] = await manager.execute<
      { status: string; email: string | null; erased_at: Date | null }[]
    >("select status, email, erased_at from form_submission where id = ? for update", [id])
    if (!before) throw notFound("Form submission", id)
    await manager.execute("update form_submission set status = ?, updated_at = now() where id = ?", [
      status,
      id,
    ])
    if (status === SPAM_STATUS) {
      await cancelMails(manager, id)
    } else if (before.status === SPAM_STATUS && before.erased_at === null) {
      await oweMails(manager, { id, email: before.email }, await resumeMails(manager, id))
    }
    return before.status
  }

  /**
   * Does {@link changeStatus} for several submissions in one transaction, each named once.
   *
   * @returns the changes that undo these
   */
  @InjectManager()
  async changeStatuses(
    changes: readonly StatusChange[],
    @MedusaContext() context: Context = {},
  ): Promise<StatusChange[]> {
    return this.changeStatuses_(changes, context)
  }

  @InjectTransactionManager()
  protected async changeStatuses_(
    changes: readonly StatusChange[],
    @MedusaContext() context: Context = {},
  ): Promise<StatusChange[]> {
    const previous: StatusChange[] = []
    // In one order, so that two requests never wait for each other.
    for (const { id, status } of changes.toSorted((a, b) => a.id.localeCompare(b.id))) {
      previous.push({ id, status: await this.changeStatus_(id, status, context) })
    }
    return previous
  }

  /** `storeReply` in a transaction. */
  @InjectManager()
  async storeReply(reply: NewFormReply, @MedusaContext() context: Context = {}): Promise<ReplyReceipt> {
    return this.storeReply_(reply, context)
  }

  @InjectTransactionManager()
  protected async storeReply_(reply: NewFormReply, @MedusaContext() context: Context = {}) {
    return storeReply(sqlManager(context), reply)
  }

  /** `removeReply` in a transaction. */
  @InjectManager()
  async removeReply(receipt: ReplyReceipt, @MedusaContext() context: Context = {}): Promise<void> {
    await this.removeReply_(receipt, context)
  }

  @InjectTransactionManager()
  protected async removeReply_(receipt: ReplyReceipt, @MedusaContext() context: Context = {}) {
    await removeReply(sqlManager(context), receipt)
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

  /** `countByWeek` outside of a transaction. */
  @InjectManager()
  async countByWeek(weeks: number, @MedusaContext() context: Context = {}): Promise<FormWeek[]> {
    return countByWeek(anyManager(context), weeks)
  }

  /** `listReplyTimes` outside of a transaction. */
  @InjectManager()
  async listReplyTimes(weeks: number, @MedusaContext() context: Context = {}): Promise<FormReplyTime[]> {
    return listReplyTimes(anyManager(context), weeks)
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
    return this.forgetOld_(before, most, context)
  }

  @InjectTransactionManager()
  protected async forgetOld_(before: Date, most: number, @MedusaContext() context: Context = {}) {
    return deleteOldRows(sqlManager(context), before, most)
  }

  /** Deletes submissions and their mails, to undo {@link createSubmission}; those that do not exist are passed over. */
  @InjectManager()
  async discard(ids: readonly string[], @MedusaContext() context: Context = {}): Promise<void> {
    await this.discard_(ids, context)
  }

  @InjectTransactionManager()
  protected async discard_(ids: readonly string[], @MedusaContext() context: Context = {}): Promise<void> {
    await deleteRows(sqlManager(context), ids)
  }

  /** `listMails` outside of a transaction. */
  @InjectManager()
  async listMails(submissionId: string, @MedusaContext() context: Context = {}): Promise<AdminFormMail[]> {
    return listMails(anyManager(context), submissionId)
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
    return formMailQueue.findDue(anyManager(context), limit)
  }

  @InjectManager()
  async claimMail(
    id: string,
    lease: number,
    @MedusaContext() context: Context = {},
  ): Promise<ClaimedMail | null> {
    const mail = await formMailQueue.claim(anyManager(context), id, lease)
    return mail && toClaimedMail(mail)
  }

  @InjectManager()
  async acknowledgementWait(
    mail: Pick<ClaimedMail, "id" | "recipient">,
    most: number,
    @MedusaContext() context: Context = {},
  ): Promise<number> {
    return acknowledgementWait(anyManager(context), mail, most)
  }

  @InjectManager()
  async claimHeldMails(
    mail: Pick<ClaimedMail, "id" | "recipient">,
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
    return formMailQueue.record(anyManager(context), mail, outcome)
  }

  @InjectManager()
  async reopenMails(submissionId: string, @MedusaContext() context: Context = {}): Promise<MailState[]> {
    return formMailQueue.reopen(anyManager(context), submissionId)
  }

  @InjectManager()
  async restoreMails(states: readonly MailState[], @MedusaContext() context: Context = {}): Promise<void> {
    await formMailQueue.restore(anyManager(context), states)
  }
}
