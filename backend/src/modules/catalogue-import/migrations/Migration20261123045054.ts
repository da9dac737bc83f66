import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123045054 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "catalogue_import" add column if not exists "brands" jsonb null, add column if not exists "new_brands" jsonb null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "catalogue_import" drop column if exists "brands", drop column if exists "new_brands";`);
  }

}
