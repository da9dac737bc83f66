import type { AccountPersonalDataResponse } from "@scanwright/backend/contract"
import { accountRoute } from "@/account/session/account-route"
import { readForAccount } from "@/account/session/client"
import { refusalOf } from "@/account/session/refusal"

/** Downloads what is stored about the person who asks (UK GDPR, articles 15 and 20). */
export const GET = accountRoute(async () => {
  const result = await readForAccount<AccountPersonalDataResponse>("/store/account/personal-data")
  if (!result.ok) return Response.json({ message: refusalOf(result.failure) }, { status: 502 })
  return new Response(JSON.stringify(result.value.personal_data, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="personal-data.json"',
    },
  })
})
