import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123225200 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "staff_policy" ("id" text not null, "requires_second_factor" boolean not null default false, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "staff_policy_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_staff_policy_deleted_at" ON "staff_policy" ("deleted_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "staff_policy" cascade;`);
  }

}
