import { type AuthenticatedMedusaRequest } from "@medusajs/framework/http"
import { type IUserModuleService } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** Author of what a program with a secret API key writes. */
const A_PROGRAM = "API key"

/** Who writes a note or a reply. */
export interface Author {
  id: string
  /** E-mail address; "API key" for a program. */
  email: string
  /** First and last name; null where there is none. */
  name: string | null
}

/** Reads who sent a request. */
export async function readAuthor(req: AuthenticatedMedusaRequest<unknown>): Promise<Author> {
  const { actor_id: id, actor_type: type } = req.auth_context
  const users: IUserModuleService = req.scope.resolve(Modules.USER)
  const [user] =
    type === "user"
      ? await users.listUsers({ id }, { select: ["email", "first_name", "last_name"], take: 1 })
      : []
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(" ")
  return { id, email: user?.email ?? A_PROGRAM, name: name === "" ? null : name }
}
