import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122004649 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "form_note" ("id" text not null, "submission_id" text not null, "text" text not null, "author_id" text null, "author" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "form_note_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_form_note_submission_id" ON "form_note" ("submission_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_form_note_deleted_at" ON "form_note" ("deleted_at") WHERE deleted_at IS NULL;`);

    this.addSql(`alter table if exists "form_note" add constraint "form_note_submission_id_foreign" foreign key ("submission_id") references "form_submission" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table if exists "form_submission" add column if not exists "assignee_id" text null;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_form_submission_assignee_id_created_at" ON "form_submission" ("assignee_id", "created_at") WHERE assignee_id IS NOT NULL AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "form_note" cascade;`);

    this.addSql(`drop index if exists "IDX_form_submission_assignee_id_created_at";`);
    this.addSql(`alter table if exists "form_submission" drop column if exists "assignee_id";`);
  }

}
