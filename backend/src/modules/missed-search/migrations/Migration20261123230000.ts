import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123230000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "missed_search" drop constraint if exists "missed_search_day_text_unique";`);
    this.addSql(`create table if not exists "missed_search" ("id" text not null, "text" text not null, "day" text not null, "searches" integer not null default 0, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "missed_search_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_missed_search_deleted_at" ON "missed_search" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_missed_search_day_text_unique" ON "missed_search" ("day", "text") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_missed_search_created_at" ON "missed_search" ("created_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "missed_search" cascade;`);
  }

}
