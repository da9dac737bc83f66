import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122005300 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "catalogue_import" drop constraint if exists "catalogue_import_lane_unique";`);
    this.addSql(`create table if not exists "catalogue_import" ("id" text not null, "file_name" text null, "dry_run" boolean not null, "status" text not null, "lane" text null, "content" text null, "corrections" jsonb not null, "progress" jsonb null, "counts" jsonb null, "columns" jsonb not null, "bad_rows" jsonb not null, "message" text null, "created_by" text null, "beat_at" timestamptz not null, "finished_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "catalogue_import_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_catalogue_import_deleted_at" ON "catalogue_import" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_catalogue_import_lane_unique" ON "catalogue_import" ("lane") WHERE lane IS NOT NULL AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_catalogue_import_created_at" ON "catalogue_import" ("created_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "catalogue_import" cascade;`);
  }

}
