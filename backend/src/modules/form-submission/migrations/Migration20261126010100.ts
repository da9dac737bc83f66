import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Inserts mails about forms into the outbox of all mails. @param from table of the mails, as SQL */
const insertInto = (from: string) => `insert into "post_mail" ("id", "kind", "subject_type", "subject_id", "version", "recipient", "company_id", "payload", "status", "attempts", "next_attempt_at", "last_error", "message_id", "sent_at", "created_at", "updated_at", "deleted_at")
      select mail.id, mail.kind, 'form_submission', mail.submission_id, case when mail.kind = 'reply' then coalesce(mail.reply_id, mail.id) else '1' end, case when mail.kind = 'staff_notice' then 'staff' else coalesce(submission.email, '') end, null, '{}', mail.status, mail.attempts, mail.next_attempt_at, mail.last_error, mail.message_id, mail.sent_at, mail.created_at, mail.updated_at, mail.deleted_at
        from ${from} mail left join "form_submission" submission on submission.id = mail.submission_id`;

/**
 * The mails about forms move into the outbox of all mails (`post_mail`), whose module migrates before this one. Their own table
 * stays for servers of the version before, until none is left: what one of them still stores there moves at once.
 */
export class Migration20261126010100 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`do $$ begin
      if to_regclass('post_mail') is null or not exists (
        select 1 from pg_constraint where conrelid = to_regclass('post_mail') and conname = 'post_mail_kind_check'
          and pg_get_constraintdef(oid) like '%''staff_notice''%'
      ) then
        raise exception 'The mails about forms cannot move yet: first run the migrations of the module "post".';
      end if;
    end $$;`);
    // A server of the version before must not add a mail after they were read.
    this.addSql(`lock table "form_mail" in access exclusive mode;`);
    this.addSql(`${insertInto('"form_mail"')};`);
    this.addSql(`delete from "form_mail";`);
    this.addSql(`create function move_form_mail() returns trigger language plpgsql as $$ begin
      ${insertInto('(select new.*)')}
      on conflict do nothing;
      delete from "form_mail" where id = new.id;
      return null;
    end $$;`);
    this.addSql(`create trigger move_form_mail after insert on "form_mail" for each row execute function move_form_mail();`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop trigger move_form_mail on "form_mail";`);
    this.addSql(`drop function move_form_mail();`);
    this.addSql(`lock table "post_mail" in access exclusive mode;`);
    this.addSql(`insert into "form_mail" ("id", "submission_id", "kind", "status", "attempts", "next_attempt_at", "last_error", "sent_at", "message_id", "created_at", "updated_at", "deleted_at", "reply_id")
      select id, subject_id, kind, status, attempts, next_attempt_at, last_error, sent_at, message_id, created_at, updated_at, deleted_at, case when kind = 'reply' then version end
        from "post_mail" where subject_type = 'form_submission';`);
    this.addSql(`delete from "post_mail" where subject_type = 'form_submission';`);
  }

}
