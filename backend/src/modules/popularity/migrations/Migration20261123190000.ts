import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123190000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "product_popularity" drop constraint if exists "product_popularity_product_id_week_unique";`);
    this.addSql(`create table if not exists "product_popularity" ("id" text not null, "product_id" text not null, "week" text not null, "views" integer not null default 0, "inquiries" integer not null default 0, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "product_popularity_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_product_popularity_deleted_at" ON "product_popularity" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_product_popularity_product_id_week_unique" ON "product_popularity" ("product_id", "week") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_product_popularity_created_at" ON "product_popularity" ("created_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "product_popularity" cascade;`);
  }

}
