import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { type Context } from "@medusajs/framework/types"
import {
  InjectManager,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from "@medusajs/framework/utils"
import { forgetOldRows } from "../../lib/forget-old-rows"
import { type MailOutcome, type MailState } from "../../lib/mail-queue"
import { type ClaimedPostMail, postMailQueue } from "./mail-queue"
import { PostMail } from "./models/post-mail"
import { FORM_SUBJECT, owe, type PendingMail } from "./owe"

const managerOf = ({ transactionManager, manager }: Context) =>
  (transactionManager ?? manager) as SqlEntityManager

/** Stores the outbox of all mails, and delivers those about companies' accounts. Write through the workflows, never directly. */
export class PostModuleService extends MedusaService({ PostMail }) {
  /** {@link owe} in a transaction of its own, for mails that report no new state. */
  @InjectManager()
  async owe(mails: readonly PendingMail[], @MedusaContext() context: Context = {}): Promise<string[]> {
    return this.owe_(mails, context)
  }

  @InjectTransactionManager()
  protected async owe_(mails: readonly PendingMail[], @MedusaContext() context: Context = {}) {
    return owe(managerOf(context), mails)
  }

  /**
   * Does some work in one transaction, for steps that write a state and owe the mail that reports it: modules share one
   * database.
   *
   * @throws what the work throws, with nothing written
   */
  @InjectManager()
  async inTransaction<T>(
    work: (manager: SqlEntityManager) => Promise<T>,
    @MedusaContext() context: Context = {},
  ): Promise<T> {
    return this.inTransaction_(work, context)
  }

  @InjectTransactionManager()
  protected async inTransaction_<T>(
    work: (manager: SqlEntityManager) => Promise<T>,
    @MedusaContext() context: Context = {},
  ): Promise<T> {
    return work(managerOf(context))
  }

  /** Deletes mails of which no try has begun, to undo {@link owe}. */
  @InjectManager()
  async unowe(ids: readonly string[], @MedusaContext() context: Context = {}): Promise<void> {
    await managerOf(context).execute(
      "delete from post_mail where id in (select jsonb_array_elements_text(?::jsonb)) and attempts = 0",
      [JSON.stringify(ids)],
    )
  }

  @InjectManager()
  async findDueMails(limit: number, @MedusaContext() context: Context = {}): Promise<string[]> {
    return postMailQueue.findDue(managerOf(context), limit)
  }

  @InjectManager()
  async claimMail(
    id: string,
    lease: number,
    @MedusaContext() context: Context = {},
  ): Promise<ClaimedPostMail | null> {
    return postMailQueue.claim(managerOf(context), id, lease)
  }

  @InjectManager()
  async recordMailOutcome(
    mail: Pick<ClaimedPostMail, "id" | "attempt">,
    outcome: MailOutcome,
    @MedusaContext() context: Context = {},
  ): Promise<boolean> {
    return postMailQueue.record(managerOf(context), mail, outcome)
  }

  /** Makes the unsent mails about a company due at once. @returns their previous states */
  @InjectManager()
  async reopenMails(companyId: string, @MedusaContext() context: Context = {}): Promise<MailState[]> {
    return postMailQueue.reopen(managerOf(context), companyId)
  }

  @InjectManager()
  async restoreMails(states: readonly MailState[], @MedusaContext() context: Context = {}): Promise<void> {
    await postMailQueue.restore(managerOf(context), states)
  }

  /**
   * Deletes the oldest mails about accounts for good; those about forms are deleted with their submission.
   *
   * @param before time before which they were stored
   *
   * @returns their number
   */
  @InjectManager()
  async forgetOld(before: Date, most: number, @MedusaContext() context: Context = {}): Promise<number> {
    return forgetOldRows(managerOf(context), "post_mail", before, most, `subject_type <> '${FORM_SUBJECT}'`)
  }
}
