import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123191935 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_product_profile_fitting" ON "product_profile" ("id") WHERE cardinality(accessories) + cardinality(consumables) + cardinality(spare_parts) > 0 AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_product_profile_fitting";`);
  }

}
