import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261126004517 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "company_member" add column if not exists "suspended_at" timestamptz null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "company_member" drop column if exists "suspended_at";`);
  }

}
