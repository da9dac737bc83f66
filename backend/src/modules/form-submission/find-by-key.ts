import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { MedusaError } from "@medusajs/framework/utils"
import { type FormType, IDEMPOTENCY_HEADER } from "../../contract"
import { bodyHash } from "./stored-form"
import { type NewSubmission, type SubmissionReceipt } from "./types"

interface Known {
  id: string
  reference: string
  type: FormType
  body_hash: string | null
  created_at: Date | string
}

const KEY_TAKEN = `This ${IDEMPOTENCY_HEADER} was used for other values. Send a new key with every new submission.`

/**
 * Locks the idempotency key of a submission until the transaction ends, then reads what is stored under it.
 *
 * @param manager of the transaction
 * @param submission with a key
 * @returns null where nothing is stored under the key
 * @throws MedusaError (conflict) when the key belongs to other values
 */
export async function findByKey(
  manager: SqlEntityManager,
  submission: NewSubmission,
): Promise<SubmissionReceipt | null> {
  await manager.execute("select pg_advisory_xact_lock(hashtextextended(?, 0))", [
    `form_submission:${submission.idempotency_key}`,
  ])
  const [known] = await manager.execute<Known[]>(
    `select id, reference, type, body_hash, created_at from form_submission
      where idempotency_key = ? and deleted_at is null`,
    [submission.idempotency_key],
  )
  if (!known) return null
  if (known.body_hash !== bodyHash(submission)) throw new MedusaError(MedusaError.Types.CONFLICT, KEY_TAKEN)
  const { id, reference, type, created_at } = known
  return { id, reference, type, created_at: new Date(created_at).toISOString(), created: false }
}
