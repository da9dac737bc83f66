import { type MedusaRequest } from "@medusajs/framework/http"
import { type IApiKeyModuleService, type IUserModuleService } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** Keys made with keys that are followed back to a person; nobody needs longer chains. */
const LONGEST_CHAIN = 5

/**
 * The person who made a secret API key, or the key it was made with.
 *
 * @param id of the key
 * @returns the id of the person's account; null where there is none any more
 */
export async function makerOfKey(req: MedusaRequest, id: string): Promise<string | null> {
  const keys: IApiKeyModuleService = req.scope.resolve(Modules.API_KEY)
  const users: IUserModuleService = req.scope.resolve(Modules.USER)
  let maker = id
  for (let link = 0; link < LONGEST_CHAIN; link += 1) {
    const [key] = await keys.listApiKeys({ id: maker }, { select: ["id", "created_by"], take: 1 })
    maker = key?.created_by ?? ""
    if (maker === "") return null
    const [user] = await users.listUsers({ id: maker }, { select: ["id"], take: 1 })
    if (user) return user.id
  }
  return null
}
