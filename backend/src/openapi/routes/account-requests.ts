import {
  acceptAccountSchema,
  acceptedAccountResponseSchema,
  accountInvitationResponseSchema,
  accountRequestResponseSchema,
  accountRequestSchema,
  accountTokenSchema,
} from "../../contract"
import { type ApiRoute } from "../api-route"

const store = { method: "post", tag: "Accounts of companies", auth: "publishable-key" } as const

export const accountRequestRoutes: ApiRoute[] = [
  {
    ...store,
    path: "/store/account-requests",
    summary: "Ask to open a company's account; the response is the same for known and unknown addresses",
    body: accountRequestSchema,
    response: { name: "AccountRequestResponse", schema: accountRequestResponseSchema, status: 202 },
    failures: [429],
  },
  {
    ...store,
    path: "/store/account-requests/read",
    summary: "What a mailed link opens",
    body: accountTokenSchema,
    response: { name: "AccountInvitationResponse", schema: accountInvitationResponseSchema },
    failures: [410, 429],
  },
  {
    ...store,
    path: "/store/account-requests/accept",
    summary:
      "Choose a password, by which the account is made; then sign in at `POST /auth/customer/emailpass`",
    body: acceptAccountSchema,
    response: { name: "AcceptedAccountResponse", schema: acceptedAccountResponseSchema, status: 201 },
    failures: [409, 410, 429],
  },
]
