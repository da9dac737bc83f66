import { model } from "@medusajs/framework/utils"

/** A session of a member of staff or a customer that was ended by signing out; its tokens are refused until they have expired by themselves. */
export const EndedSession = model
  .define("ended_session", {
    /** The claim `session_id` of its tokens. */
    id: model.text().primaryKey(),
    /** Time at which no token of the session is valid any more. */
    expires_at: model.dateTime(),
  })
  .indexes([{ on: ["expires_at"] }])
