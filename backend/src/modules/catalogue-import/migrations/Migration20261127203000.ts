import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261127203000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "catalogue_import" add column if not exists "notes" jsonb null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "catalogue_import" drop column if exists "notes";`);
  }

}
