import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123181731 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "product_profile" add column if not exists "lead_time_days" integer null, add column if not exists "warranty_months" integer null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "product_profile" drop column if exists "lead_time_days", drop column if exists "warranty_months";`);
  }

}
