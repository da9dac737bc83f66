import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261120101839 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "form_mail" drop constraint if exists "form_mail_submission_id_kind_unique";`);
    this.addSql(`alter table if exists "form_submission" drop constraint if exists "form_submission_idempotency_key_unique";`);
    this.addSql(`alter table if exists "form_submission" drop constraint if exists "form_submission_reference_unique";`);
    this.addSql(`create table if not exists "form_submission" ("id" text not null, "number" serial, "reference" text not null, "type" text check ("type" in ('general', 'oem', 'product_inquiry', 'credit_application')) not null, "status" text not null default 'new', "data" jsonb not null, "products" jsonb null, "name" text null, "email" text null, "company" text null, "phone" text null, "spam_reason" text null, "idempotency_key" text null, "body_hash" text null, "erased_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "form_submission_pkey" primary key ("id"));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_form_submission_reference_unique" ON "form_submission" ("reference") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_form_submission_deleted_at" ON "form_submission" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_form_submission_idempotency_key_unique" ON "form_submission" ("idempotency_key") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_form_submission_email" ON "form_submission" ("email") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_form_submission_created_at" ON "form_submission" ("created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_form_submission_status_created_at" ON "form_submission" ("status", "created_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "form_mail" ("id" text not null, "submission_id" text not null, "kind" text check ("kind" in ('staff_notice', 'acknowledgement')) not null, "status" text check ("status" in ('pending', 'sent', 'failed', 'cancelled')) not null default 'pending', "attempts" integer not null default 0, "next_attempt_at" timestamptz null, "last_error" text null, "sent_at" timestamptz null, "message_id" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "form_mail_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_form_mail_submission_id" ON "form_mail" ("submission_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_form_mail_deleted_at" ON "form_mail" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_form_mail_submission_id_kind_unique" ON "form_mail" ("submission_id", "kind") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_form_mail_status_next_attempt_at" ON "form_mail" ("status", "next_attempt_at") WHERE deleted_at IS NULL;`);

    this.addSql(`alter table if exists "form_mail" add constraint "form_mail_submission_id_foreign" foreign key ("submission_id") references "form_submission" ("id") on update cascade on delete cascade;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "form_mail" drop constraint if exists "form_mail_submission_id_foreign";`);

    this.addSql(`drop table if exists "form_submission" cascade;`);

    this.addSql(`drop table if exists "form_mail" cascade;`);
  }

}
