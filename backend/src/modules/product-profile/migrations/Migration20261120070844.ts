import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261120070844 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "product_profile" ("id" text not null, "long_description" text null, "key_features" text[] not null, "features" text[] not null, "compatibility" text[] not null, "rating" real null, "review_count" integer null, "specifications" jsonb not null, "price_text" text null, "brochure_url" text null, "seo_title" text null, "seo_description" text null, "seo_keywords" text[] not null, "images" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "product_profile_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_profile_deleted_at" ON "product_profile" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "product_profile" cascade;`)
  }
}
