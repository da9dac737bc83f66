import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123224100 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "import_column_match" drop constraint if exists "import_column_match_headings_key_unique";`);
    this.addSql(`create table if not exists "import_column_match" ("id" text not null, "headings_key" text not null, "columns" jsonb not null, "matched_by" text null, "matched_at" timestamptz not null, "used_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "import_column_match_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_import_column_match_deleted_at" ON "import_column_match" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_import_column_match_headings_key_unique" ON "import_column_match" ("headings_key") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_import_column_match_used_at" ON "import_column_match" ("used_at") WHERE deleted_at IS NULL;`);

    this.addSql(`alter table if exists "catalogue_import" add column if not exists "column_choices" jsonb null, add column if not exists "matching" jsonb null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "import_column_match" cascade;`);

    this.addSql(`alter table if exists "catalogue_import" drop column if exists "column_choices", drop column if exists "matching";`);
  }

}
