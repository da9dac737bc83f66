import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261120100631 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "handle_record" drop constraint if exists "handle_record_entity_handle_unique";`,
    )
    this.addSql(
      `create table if not exists "handle_record" ("id" text not null, "entity" text not null, "handle" text not null, "target_id" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "handle_record_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_handle_record_deleted_at" ON "handle_record" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_handle_record_entity_handle_unique" ON "handle_record" ("entity", "handle") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_handle_record_entity_target_id" ON "handle_record" ("entity", "target_id") WHERE deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "handle_record" cascade;`)
  }
}
