import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123225100 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "scheduled_price" ("id" text not null, "product_id" text not null, "price_pence" integer not null, "starts_at" timestamptz not null, "ends_at" timestamptz null, "is_active" boolean not null default false, "is_former_known" boolean not null default false, "former_pence" integer null, "claimed_at" timestamptz null, "problem" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "scheduled_price_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_scheduled_price_deleted_at" ON "scheduled_price" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_scheduled_price_product_id" ON "scheduled_price" ("product_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_scheduled_price_starts_at" ON "scheduled_price" ("starts_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "scheduled_price" cascade;`);
  }

}
