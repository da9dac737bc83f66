import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123235000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "price_record" ("id" text not null, "product_id" text not null, "from_pence" integer null, "to_pence" integer null, "source" text not null, "actor_id" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "price_record_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_price_record_deleted_at" ON "price_record" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_price_record_product_id_created_at" ON "price_record" ("product_id", "created_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "price_record" cascade;`);
  }

}
