import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261125192631 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create sequence if not exists "company_account_number_seq";`);
    this.addSql(`alter table if exists "cost_centre" drop constraint if exists "cost_centre_company_id_code_unique";`);
    this.addSql(`alter table if exists "company_member" drop constraint if exists "company_member_customer_id_unique";`);
    this.addSql(`alter table if exists "company_invitation" drop constraint if exists "company_invitation_company_id_email_unique";`);
    this.addSql(`alter table if exists "company_invitation" drop constraint if exists "company_invitation_token_hash_unique";`);
    this.addSql(`alter table if exists "company_address" drop constraint if exists "company_address_company_id_idempotency_key_unique";`);
    this.addSql(`alter table if exists "company" drop constraint if exists "company_company_number_unique";`);
    this.addSql(`alter table if exists "company" drop constraint if exists "company_customer_group_id_unique";`);
    this.addSql(`alter table if exists "company" drop constraint if exists "company_account_number_unique";`);
    this.addSql(`create table if not exists "company" ("id" text not null, "account_number" text not null, "legal_name" text not null, "trading_name" text null, "company_type" text check ("company_type" in ('sole_trader', 'partnership', 'limited_company', 'public_limited_company', 'llp', 'charity', 'public_sector', 'other')) not null, "company_number" text null, "vat_number" text null, "eori" text null, "registered_address" jsonb not null, "invoice_email" text not null, "phone" text null, "status" text check ("status" in ('pending', 'active', 'on_stop', 'closed')) not null default 'pending', "customer_group_id" text not null, "po_required" boolean not null default false, "assigned_user_id" text null, "possible_duplicate_of" text null, "note" text not null default '', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "company_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_company_deleted_at" ON "company" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_company_account_number_unique" ON "company" ("account_number") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_company_customer_group_id_unique" ON "company" ("customer_group_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_company_company_number_unique" ON "company" ("company_number") WHERE company_number IS NOT NULL AND possible_duplicate_of IS NULL AND status <> 'closed' AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_company_status_created_at" ON "company" ("status", "created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_company_legal_name" ON "company" ("legal_name") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "company_address" ("id" text not null, "company_id" text not null, "label" text not null, "company_name" text null, "name" text not null, "line1" text not null, "line2" text null, "city" text not null, "county" text null, "postcode" text not null, "country" text check ("country" in ('gb', 'im', 'je', 'gg')) not null, "phone" text null, "kind" text check ("kind" in ('delivery', 'invoice', 'both')) not null, "instructions" text null, "is_default" boolean not null default false, "idempotency_key" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "company_address_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_company_address_company_id" ON "company_address" ("company_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_company_address_deleted_at" ON "company_address" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_company_address_company_id_label_id" ON "company_address" ("company_id", "label", "id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_company_address_company_id_idempotency_key_unique" ON "company_address" ("company_id", "idempotency_key") WHERE idempotency_key IS NOT NULL AND deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_company_address_default_delivery" ON "company_address" ("company_id") WHERE is_default AND kind IN ('delivery', 'both') AND deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_company_address_default_invoice" ON "company_address" ("company_id") WHERE is_default AND kind IN ('invoice', 'both') AND deleted_at IS NULL;`);

    this.addSql(`create table if not exists "company_invitation" ("id" text not null, "kind" text check ("kind" in ('founder', 'member')) not null, "company_id" text null, "email" text not null, "roles" text[] not null, "token_hash" text not null, "expires_at" timestamptz not null, "accepted_at" timestamptz null, "revoked_at" timestamptz null, "invited_by" text null, "payload" jsonb null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "company_invitation_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_company_invitation_company_id" ON "company_invitation" ("company_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_company_invitation_deleted_at" ON "company_invitation" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_company_invitation_token_hash_unique" ON "company_invitation" ("token_hash") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_company_invitation_company_id_created_at" ON "company_invitation" ("company_id", "created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_company_invitation_company_id_email_unique" ON "company_invitation" ("company_id", "email") WHERE company_id IS NOT NULL AND accepted_at IS NULL AND revoked_at IS NULL AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_company_invitation_email_created_at" ON "company_invitation" ("email", "created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_company_invitation_expires_at" ON "company_invitation" ("expires_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "company_member" ("id" text not null, "company_id" text not null, "customer_id" text not null, "roles" text[] not null, "status" text check ("status" in ('active', 'suspended', 'removed')) not null default 'active', "removed_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "company_member_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_company_member_company_id" ON "company_member" ("company_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_company_member_deleted_at" ON "company_member" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_company_member_customer_id_unique" ON "company_member" ("customer_id") WHERE status <> 'removed' AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_company_member_company_id_status_created_at" ON "company_member" ("company_id", "status", "created_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "cost_centre" ("id" text not null, "company_id" text not null, "code" text not null, "name" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "cost_centre_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_cost_centre_company_id" ON "cost_centre" ("company_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_cost_centre_deleted_at" ON "cost_centre" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_cost_centre_company_id_code_unique" ON "cost_centre" ("company_id", "code") WHERE deleted_at IS NULL;`);

    this.addSql(`alter table if exists "company_address" add constraint "company_address_company_id_foreign" foreign key ("company_id") references "company" ("id") on update cascade;`);

    this.addSql(`alter table if exists "company_invitation" add constraint "company_invitation_company_id_foreign" foreign key ("company_id") references "company" ("id") on update cascade on delete set null;`);

    this.addSql(`alter table if exists "company_member" add constraint "company_member_company_id_foreign" foreign key ("company_id") references "company" ("id") on update cascade;`);

    this.addSql(`alter table if exists "cost_centre" add constraint "cost_centre_company_id_foreign" foreign key ("company_id") references "company" ("id") on update cascade;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "company_address" drop constraint if exists "company_address_company_id_foreign";`);

    this.addSql(`alter table if exists "company_invitation" drop constraint if exists "company_invitation_company_id_foreign";`);

    this.addSql(`alter table if exists "company_member" drop constraint if exists "company_member_company_id_foreign";`);

    this.addSql(`alter table if exists "cost_centre" drop constraint if exists "cost_centre_company_id_foreign";`);

    this.addSql(`drop table if exists "company" cascade;`);

    this.addSql(`drop table if exists "company_address" cascade;`);

    this.addSql(`drop table if exists "company_invitation" cascade;`);

    this.addSql(`drop table if exists "company_member" cascade;`);

    this.addSql(`drop table if exists "cost_centre" cascade;`);

    this.addSql(`drop sequence if exists "company_account_number_seq";`);
  }

}
