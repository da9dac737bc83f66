import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261120070843 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "machine_type" ("id" text not null, "logo" text null, "sort" integer not null default 0, "intro" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "machine_type_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_machine_type_deleted_at" ON "machine_type" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "machine_type" cascade;`)
  }
}
