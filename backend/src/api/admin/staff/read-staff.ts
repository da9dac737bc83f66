import { type MedusaContainer, type UserDTO } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import {
  invitedRole,
  LEAST_ROLE,
  STAFF_MOST,
  type StaffInvitation,
  type StaffMember,
  type StaffRole,
} from "../../../contract"
import { withSecondFactor } from "../../auth/second-factor"
import { STAFF_ROLE_MODULE } from "../../../modules/staff-role"
import { type StaffRoleModuleService } from "../../../modules/staff-role/service"

const SELECTED: (keyof UserDTO)[] = ["id", "email", "first_name", "last_name", "created_at"]

const isoOf = (moment: Date | string) => new Date(moment).toISOString()

const toMember = (user: UserDTO, role: StaffRole, hasSecondFactor: boolean): StaffMember => ({
  ...{ id: user.id, email: user.email, role, created_at: isoOf(user.created_at) },
  second_factor: hasSecondFactor,
  first_name: user.first_name,
  last_name: user.last_name,
})

const rolesService = (container: MedusaContainer) =>
  container.resolve<StaffRoleModuleService>(STAFF_ROLE_MODULE)

/** Reads one member of staff. @throws MedusaError (not found) */
export async function readStaffMember(container: MedusaContainer, id: string): Promise<StaffMember> {
  const [user] = await container.resolve(Modules.USER).listUsers({ id }, { select: SELECTED, take: 1 })
  if (!user) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such member of staff")
  const [role, factors] = await Promise.all([
    rolesService(container).roleOf(id),
    withSecondFactor(container, [id]),
  ])
  return toMember(user, role, factors.has(id))
}

/** Lists all members of staff, the oldest first, and their number. */
export async function readStaff(
  container: MedusaContainer,
): Promise<{ staff: StaffMember[]; count: number }> {
  const [users, count] = await container
    .resolve(Modules.USER)
    .listAndCountUsers({}, { select: SELECTED, take: STAFF_MOST, order: { created_at: "ASC", id: "ASC" } })
  const ids = users.map(({ id }) => id)
  const [roles, factors] = await Promise.all([
    rolesService(container).rolesOf(ids),
    withSecondFactor(container, ids),
  ])
  const staff = users.map((user) => toMember(user, roles.get(user.id) ?? LEAST_ROLE, factors.has(user.id)))
  return { staff, count }
}

/** Lists invitations that nobody has accepted, the newest first. */
export async function readInvitations(container: MedusaContainer): Promise<StaffInvitation[]> {
  const invites = await container.resolve(Modules.USER).listInvites(
    {},
    {
      select: ["id", "email", "accepted", "metadata", "expires_at"],
      take: STAFF_MOST,
      order: { created_at: "DESC" },
    },
  )
  return invites
    .filter(({ accepted }) => !accepted)
    .map(({ id, email, metadata, expires_at: expires }) => ({
      ...{ id, email },
      role: invitedRole(metadata),
      expires_at: isoOf(expires),
    }))
}
