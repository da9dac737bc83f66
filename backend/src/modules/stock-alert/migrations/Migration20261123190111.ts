import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123190111 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "stock_alert" drop constraint if exists "stock_alert_product_id_email_unique";`);
    this.addSql(`create table if not exists "stock_alert" ("id" text not null, "product_id" text not null, "email" text not null, "confirmed_at" timestamptz null, "pending_mail" text check ("pending_mail" in ('confirmation', 'back_in_stock')) null, "attempts" integer not null default 0, "next_attempt_at" timestamptz null, "last_error" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "stock_alert_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_stock_alert_deleted_at" ON "stock_alert" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_stock_alert_product_id_email_unique" ON "stock_alert" ("product_id", "email") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_stock_alert_email" ON "stock_alert" ("email") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_stock_alert_created_at" ON "stock_alert" ("created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_stock_alert_pending_mail_next_attempt_at" ON "stock_alert" ("pending_mail", "next_attempt_at") WHERE pending_mail IS NOT NULL AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "stock_alert" cascade;`);
  }

}
