import { changeStaffRoleSchema } from "../../../contract"

/** Body of `POST /admin/staff/:id`. */
export const AdminChangeStaffRole = changeStaffRoleSchema
