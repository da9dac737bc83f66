import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261125103000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "catalogue_import" add column if not exists "machine_types" jsonb null, add column if not exists "new_machine_types" jsonb null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "catalogue_import" drop column if exists "machine_types", drop column if exists "new_machine_types";`);
  }

}
