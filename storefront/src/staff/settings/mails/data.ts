import type {
  AdminMailPreview,
  AdminMailPreviewsResponse,
  AdminMailText,
  AdminMailTextsResponse,
  StoredMailTexts,
} from "@scanwright/backend/contract"
import type { Result } from "@/lib/medusa/failure"
import { readAsStaff } from "@/staff/session/client"

/** A mail that the shop sends: what it looks like, and its texts where staff can change them. */
export interface ShopMail {
  readonly preview: AdminMailPreview
  readonly text?: AdminMailText
}

const readTexts = () => readAsStaff<AdminMailTextsResponse>("/admin/mail-texts")

/** Reads every mail that the shop sends. */
export async function readMails(): Promise<Result<readonly ShopMail[]>> {
  const [previews, texts] = await Promise.all([
    readAsStaff<AdminMailPreviewsResponse>("/admin/mail-previews"),
    readTexts(),
  ])
  if (!previews.ok) return previews
  if (!texts.ok) return texts
  const textOf = new Map(texts.value.mail_texts.map((text) => [text.id, text]))
  const value = previews.value.mail_previews.map((preview) => ({ preview, text: textOf.get(preview.id) }))
  return { ok: true, value }
}

/** Reads the texts of mails that staff have stored; none where that fails, which is logged. */
export async function readStoredTexts(): Promise<StoredMailTexts> {
  const result = await readTexts()
  if (!result.ok) {
    console.error("Reading the texts of mails:", result.failure.cause)
    return {}
  }
  const { mail_texts: all } = result.value
  return Object.fromEntries(all.flatMap(({ id, texts }) => (texts === null ? [] : [[id, texts]])))
}
