"use server"

import { redirect } from "next/navigation"
import { z } from "zod"
import * as accountRoutes from "@/config/account-routes"
import { writeForAccount } from "./client"
import { openFormAction } from "./form-action"
import { withNotice } from "./notice"
import { forgetSession } from "./session-cookies"

/** Signs out here. The browser forgets the session also where Medusa does not respond. */
export const signOutAction = openFormAction({
  fields: { texts: [] },
  schema: z.object({}),
  act: async () => {
    const ended = await writeForAccount("/store/account/sign-out", { everywhere: false })
    if (!ended.ok && ended.failure.kind !== "expired")
      console.error("Ending the session of a company's member:", ended.failure.cause)
    await forgetSession()
    redirect(withNotice(accountRoutes.signIn, "signed-out"))
  },
})
