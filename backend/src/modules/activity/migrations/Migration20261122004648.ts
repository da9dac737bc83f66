import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122004648 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "activity_entry" ("id" text not null, "actor_type" text null, "actor_id" text null, "actor_email" text null, "action" text not null, "entity" text not null, "entity_id" text null, "entity_name" text null, "changes" jsonb not null, "counts" jsonb null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "activity_entry_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_activity_entry_deleted_at" ON "activity_entry" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_activity_entry_created_at" ON "activity_entry" ("created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_activity_entry_entity_entity_id_created_at" ON "activity_entry" ("entity", "entity_id", "created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_activity_entry_actor_id_created_at" ON "activity_entry" ("actor_id", "created_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "activity_entry" cascade;`);
  }

}
