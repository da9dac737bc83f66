import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261126003155 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`drop index if exists "IDX_company_company_number_unique";`);

    this.addSql(`alter table if exists "company" add column if not exists "shares_company_number" boolean not null default false;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_company_own_company_number" ON "company" ("company_number") WHERE company_number IS NOT NULL AND possible_duplicate_of IS NULL AND NOT shares_company_number AND status <> 'closed' AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_company_own_company_number";`);
    this.addSql(`alter table if exists "company" drop column if exists "shares_company_number";`);

    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_company_company_number_unique" ON "company" ("company_number") WHERE company_number IS NOT NULL AND possible_duplicate_of IS NULL AND status <> 'closed' AND deleted_at IS NULL;`);
  }

}
