import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123185654 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "redirect" drop constraint if exists "redirect_path_unique";`);
    this.addSql(`create table if not exists "redirect" ("id" text not null, "path" text not null, "target" text not null, "status" integer not null, "over_page" boolean not null default false, "hits" integer not null default 0, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "redirect_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_redirect_deleted_at" ON "redirect" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_redirect_path_unique" ON "redirect" ("path") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "redirect" cascade;`);
  }

}
