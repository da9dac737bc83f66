import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Whoever was staff before there were roles could do everything, and still can. */
export class Migration20261123182200 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`do $$ begin
      if to_regclass('"user"') is not null then
        insert into "staff_role" ("id", "user_id", "role")
          select 'srole_' || substr(id, 6), id, 'owner' from "user" where deleted_at is null
          on conflict do nothing;
      end if;
    end $$;`);
  }

  override async down(): Promise<void> {
    this.addSql(`delete from "staff_role";`);
  }

}
