import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123224000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "product_pair" drop constraint if exists "product_pair_first_id_second_id_week_unique";`);
    this.addSql(`create table if not exists "product_pair" ("id" text not null, "first_id" text not null, "second_id" text not null, "week" text not null, "requests" integer not null default 0, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "product_pair_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_product_pair_deleted_at" ON "product_pair" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_product_pair_first_id_second_id_week_unique" ON "product_pair" ("first_id", "second_id", "week") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_product_pair_second_id" ON "product_pair" ("second_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_product_pair_created_at" ON "product_pair" ("created_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "product_pair" cascade;`);
  }

}
