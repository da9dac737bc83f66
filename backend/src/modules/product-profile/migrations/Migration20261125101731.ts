import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261125101731 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "product_profile" add column if not exists "reorder_level" integer null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "product_profile" drop column if exists "reorder_level";`);
  }

}
