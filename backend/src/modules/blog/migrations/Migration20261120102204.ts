import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261120102204 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "blog" drop constraint if exists "blog_handle_unique";`)
    this.addSql(
      `create table if not exists "blog" ("id" text not null, "handle" text not null, "title" text not null, "excerpt" text null, "content" text not null default '', "type" text check ("type" in ('blog', 'news')) not null default 'blog', "category" text not null default 'General', "tags" text[] not null, "author" text not null default 'Admin', "image_url" text null, "image_alt" text null, "is_published" boolean not null default false, "published_at" timestamptz null, "scheduled_at" timestamptz null, "seo_title" text null, "seo_description" text null, "content_text" text not null default '', "content_excerpt" text not null default '', "reading_time_minutes" integer not null default 0, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "blog_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_blog_deleted_at" ON "blog" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_blog_handle_unique" ON "blog" ("handle") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_blog_created_at" ON "blog" ("created_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_blog_scheduled_at" ON "blog" ("scheduled_at") WHERE scheduled_at IS NOT NULL AND deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "blog" cascade;`)
  }
}
