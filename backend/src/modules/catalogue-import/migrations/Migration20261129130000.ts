import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261129130000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "catalogue_import" add column if not exists "confirmed" jsonb null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "catalogue_import" drop column if exists "confirmed";`);
  }

}
