import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123221350 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "product_profile" add column if not exists "files" jsonb not null default '[]';`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "product_profile" drop column if exists "files";`);
  }

}
