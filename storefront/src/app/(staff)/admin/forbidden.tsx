import { RoleForbids } from "@/staff/shell/RoleForbids"

/** The 403 of a page that a navigation within the staff area leads to. */
export default function StaffForbidden() {
  return <RoleForbids />
}
