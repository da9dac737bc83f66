import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123184500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "form_reply" drop constraint if exists "form_reply_idempotency_key_unique";`);
    this.addSql(`create table if not exists "form_reply" ("id" text not null, "submission_id" text not null, "text" text not null, "author_id" text null, "author" text not null, "idempotency_key" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "form_reply_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_form_reply_submission_id" ON "form_reply" ("submission_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_form_reply_deleted_at" ON "form_reply" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_form_reply_idempotency_key_unique" ON "form_reply" ("idempotency_key") WHERE deleted_at IS NULL;`);

    this.addSql(`alter table if exists "form_reply" add constraint "form_reply_submission_id_foreign" foreign key ("submission_id") references "form_submission" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table if exists "form_submission" add column if not exists "first_responded_at" timestamptz null;`);

    this.addSql(`alter table if exists "form_mail" drop constraint if exists "form_mail_kind_check";`);
    this.addSql(`drop index if exists "IDX_form_mail_submission_id_kind_unique";`);
    this.addSql(`alter table if exists "form_mail" add column if not exists "reply_id" text null;`);
    this.addSql(`alter table if exists "form_mail" add constraint "form_mail_kind_check" check("kind" in ('staff_notice', 'acknowledgement', 'reply'));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_form_mail_submission_id_kind_unique" ON "form_mail" ("submission_id", "kind") WHERE kind <> 'reply' AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "form_reply" cascade;`);

    this.addSql(`alter table if exists "form_submission" drop column if exists "first_responded_at";`);

    this.addSql(`delete from "form_mail" where "kind" = 'reply';`);
    this.addSql(`alter table if exists "form_mail" drop constraint if exists "form_mail_kind_check";`);
    this.addSql(`drop index if exists "IDX_form_mail_submission_id_kind_unique";`);
    this.addSql(`alter table if exists "form_mail" drop column if exists "reply_id";`);
    this.addSql(`alter table if exists "form_mail" add constraint "form_mail_kind_check" check("kind" in ('staff_notice', 'acknowledgement'));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_form_mail_submission_id_kind_unique" ON "form_mail" ("submission_id", "kind") WHERE deleted_at IS NULL;`);
  }

}
