import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261126010000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "post_mail" drop constraint if exists "post_mail_kind_check";`);
    this.addSql(`alter table if exists "post_mail" add constraint "post_mail_kind_check" check("kind" in ('staff_notice', 'acknowledgement', 'reply', 'founder_link', 'account_exists', 'member_invitation', 'password_link', 'roles_changed', 'member_removed', 'account_approved', 'new_company'));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_post_mail_subject_id" ON "post_mail" ("subject_id") WHERE deleted_at IS NULL;`);
  }

  /** Fails while mails about forms are in the table: the migration that moved them is reverted first. */
  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_post_mail_subject_id";`);
    this.addSql(`alter table if exists "post_mail" drop constraint if exists "post_mail_kind_check";`);
    this.addSql(`alter table if exists "post_mail" add constraint "post_mail_kind_check" check("kind" in ('founder_link', 'account_exists', 'member_invitation', 'password_link', 'roles_changed', 'member_removed', 'account_approved', 'new_company'));`);
  }

}
