import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261125193641 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "post_mail" drop constraint if exists "post_mail_kind_subject_id_version_recipient_unique";`);
    this.addSql(`create table if not exists "post_mail" ("id" text not null, "kind" text check ("kind" in ('founder_link', 'account_exists', 'member_invitation', 'password_link', 'roles_changed', 'member_removed', 'account_approved', 'new_company')) not null, "subject_type" text not null, "subject_id" text not null, "version" text not null, "recipient" text not null, "company_id" text null, "payload" jsonb not null, "status" text check ("status" in ('pending', 'sent', 'failed', 'cancelled')) not null default 'pending', "attempts" integer not null default 0, "next_attempt_at" timestamptz null, "last_error" text null, "message_id" text null, "sent_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "post_mail_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_post_mail_deleted_at" ON "post_mail" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_post_mail_kind_subject_id_version_recipient_unique" ON "post_mail" ("kind", "subject_id", "version", "recipient") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_post_mail_status_next_attempt_at" ON "post_mail" ("status", "next_attempt_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_post_mail_company_id" ON "post_mail" ("company_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_post_mail_recipient_created_at" ON "post_mail" ("recipient", "created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_post_mail_created_at" ON "post_mail" ("created_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "post_mail" cascade;`);
  }

}
