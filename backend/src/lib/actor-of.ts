import { type AuthenticatedMedusaRequest } from "@medusajs/framework/http"

/** Id of the member of staff who asks; null for a key of the Admin API. */
export const actorOf = ({
  auth_context: { actor_type: type, actor_id: id },
}: AuthenticatedMedusaRequest<unknown>) => (type === "user" ? id : null)
