import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261120102658 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "url_seo" drop constraint if exists "url_seo_url_unique";`);
    this.addSql(`create table if not exists "url_seo" ("id" text not null, "url" text not null, "is_active" boolean not null default true, "meta_title" text null, "meta_description" text null, "meta_keywords" text[] not null, "og_title" text null, "og_description" text null, "og_image" text null, "og_type" text null, "og_url" text null, "og_site_name" text null, "og_locale" text null, "twitter_card" text check ("twitter_card" in ('summary', 'summary_large_image', 'app', 'player')) null, "twitter_title" text null, "twitter_description" text null, "twitter_image" text null, "twitter_site" text null, "twitter_creator" text null, "robots_index" boolean null, "robots_follow" boolean null, "robots_archive" boolean null, "robots_snippet" boolean null, "robots_image_preview" text check ("robots_image_preview" in ('none', 'standard', 'large')) null, "robots_video_preview" integer null, "schema_markup" text null, "additional_meta_tags" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "url_seo_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_url_seo_deleted_at" ON "url_seo" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_url_seo_url_unique" ON "url_seo" ("url") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "url_seo" cascade;`);
  }

}
