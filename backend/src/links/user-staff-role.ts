import { defineLink } from "@medusajs/framework/utils"
import UserModule from "@medusajs/medusa/user"
import StaffRoleModule from "../modules/staff-role"

/** A user's role, found by the user's id: `user.staff_role`. */
export default defineLink(
  { linkable: UserModule.linkable.user, field: "id" },
  { ...StaffRoleModule.linkable.staffRole, primaryKey: "user_id" },
  { readOnly: true },
)
