import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123185627 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "product_profile" add column if not exists "accessories" text[] not null default '{}', add column if not exists "consumables" text[] not null default '{}', add column if not exists "spare_parts" text[] not null default '{}';`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "product_profile" drop column if exists "accessories", drop column if exists "consumables", drop column if exists "spare_parts";`);
  }

}
