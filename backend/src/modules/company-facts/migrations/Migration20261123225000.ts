import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123225000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "company_facts" ("id" text not null, "facts" jsonb null, "version" integer not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "company_facts_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_company_facts_deleted_at" ON "company_facts" ("deleted_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "company_facts" cascade;`);
  }

}
