import { POST_MAIL_KINDS, type PostMailKind } from "../../contract"
import { type ClaimedRow, mailQueue } from "../../lib/mail-queue"

/** A mail about an account that only this process may send until its lease ends. */
export type ClaimedPostMail = ClaimedRow<PostMailKind>

/** The queue of mails about companies' accounts. */
export const postMailQueue = mailQueue({ kinds: POST_MAIL_KINDS, owner: "company_id" })
