import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123234500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "import_change" ("id" text not null, "import_id" text not null, "product_id" text not null, "name" text not null, "part_number" text null, "before" jsonb null, "after" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "import_change_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_import_change_deleted_at" ON "import_change" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_import_change_import_id" ON "import_change" ("import_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_import_change_created_at" ON "import_change" ("created_at") WHERE deleted_at IS NULL;`);

    this.addSql(`alter table if exists "catalogue_import" add column if not exists "undone" jsonb null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "import_change" cascade;`);

    this.addSql(`alter table if exists "catalogue_import" drop column if exists "undone";`);
  }

}
