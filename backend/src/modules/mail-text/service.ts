import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { type Context } from "@medusajs/framework/types"
import {
  InjectManager,
  InjectTransactionManager,
  MedusaContext,
  MedusaError,
  MedusaService,
} from "@medusajs/framework/utils"
import { type MailTexts } from "../../contract"
import { MailText } from "./models/mail-text"

/** The stored texts of a mail. */
export interface StoredMailText {
  id: string
  /** Null while the shop's own hold. */
  texts: MailTexts | null
  /** Number of changes. */
  version: number
}

/** Stores the texts of mails. Write through the workflow, never directly. */
export class MailTextModuleService extends MedusaService({ MailText }) {
  /** Reads the texts of all mails that were ever changed. */
  @InjectManager()
  async readAll(@MedusaContext() context: Context = {}): Promise<StoredMailText[]> {
    return (context.manager as SqlEntityManager).execute<StoredMailText[]>(
      "select id, texts, version from mail_text",
    )
  }

  /**
   * Stores the texts of a mail, or null for the shop's own. Of two that began from the same version, one wins.
   *
   * @param wanted with the version that was read
   * @returns what was stored before
   * @throws MedusaError (conflict) where another version is stored
   */
  @InjectManager()
  async store(wanted: StoredMailText, @MedusaContext() context: Context = {}): Promise<StoredMailText> {
    return this.store_(wanted, context)
  }

  @InjectTransactionManager()
  protected async store_(
    { id, texts, version }: StoredMailText,
    @MedusaContext() context: Context = {},
  ): Promise<StoredMailText> {
    const manager = context.transactionManager as SqlEntityManager
    const [before = { id, texts: null, version: 0 }] = await manager.execute<StoredMailText[]>(
      "select id, texts, version from mail_text where id = ?",
      [id],
    )
    const written: unknown[] =
      before.version === version
        ? await manager.execute(
            `insert into mail_text (id, texts, version) values (?, ?::jsonb, ?)
             on conflict (id) do update
             set texts = excluded.texts, version = excluded.version, updated_at = now()
             where mail_text.version = ?
             returning id`,
            [id, jsonOf(texts), version + 1, version],
          )
        : []
    if (written.length > 0) return before
    throw new MedusaError(
      MedusaError.Types.CONFLICT,
      "Somebody else has changed this mail meanwhile: reload the page",
    )
  }

  /** Takes back a change. */
  @InjectManager()
  async putBack(
    { id, texts, version }: StoredMailText,
    @MedusaContext() context: Context = {},
  ): Promise<void> {
    await (context.manager as SqlEntityManager).execute(
      "update mail_text set texts = ?::jsonb, version = ?, updated_at = now() where id = ?",
      [jsonOf(texts), version, id],
    )
  }
}

const jsonOf = (texts: MailTexts | null) => (texts === null ? null : JSON.stringify(texts))
