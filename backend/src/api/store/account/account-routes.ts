import { z } from "@medusajs/framework/zod"
import {
  accountCompanyRequestSchema,
  accountCompanyResponseSchema,
  accountDoneResponseSchema,
  accountPasswordRequestSchema,
  accountPasswordResponseSchema,
  accountPersonalDataResponseSchema,
  accountProfileRequestSchema,
  accountResponseSchema,
  accountSignOutRequestSchema,
  companyAddressesResponseSchema,
  companyAddressRequestSchema,
  companyAddressResponseSchema,
  companyInvitationRequestSchema,
  companyInvitationResponseSchema,
  companyMemberRequestSchema,
  companyMemberResponseSchema,
  companyMembersResponseSchema,
  costCentreRequestSchema,
  costCentreResponseSchema,
  costCentresResponseSchema,
  STORE_LIST_MOST,
} from "../../../contract"
import { pagingShape, repeatable } from "../../../lib/schemas"
import { type AccountRoute } from "./account-route"

/** Query of the lists of addresses and cost centres. */
const accountListParams = z.strictObject(pagingShape(STORE_LIST_MOST, STORE_LIST_MOST))
export type AccountListParams = z.infer<typeof accountListParams>

const account = { name: "AccountResponse", schema: accountResponseSchema }
const member = { name: "CompanyMemberResponse", schema: companyMemberResponseSchema }
const address = { name: "CompanyAddressResponse", schema: companyAddressResponseSchema }
const costCentre = { name: "CostCentreResponse", schema: costCentreResponseSchema }
const invitation = { name: "CompanyInvitationResponse", schema: companyInvitationResponseSchema }
const done = { name: "AccountDoneResponse", schema: accountDoneResponseSchema }

const people: AccountRoute[] = [
  {
    method: "get",
    path: "/store/account",
    summary: "The person who is signed in, the company, and what the roles allow",
    permission: "company.read",
    response: account,
  },
  {
    method: "post",
    path: "/store/account",
    summary: "Change the own name and telephone number",
    permission: "account.own",
    body: accountProfileRequestSchema,
    response: account,
  },
  {
    method: "get",
    path: "/store/account/personal-data",
    summary: "Everything that is stored about the person who asks",
    permission: "account.own",
    response: { name: "AccountPersonalDataResponse", schema: accountPersonalDataResponseSchema },
  },
  {
    method: "post",
    path: "/store/account/leave",
    summary: "Leave the company; the last admin stays",
    permission: "account.own",
    response: done,
    failures: [409],
  },
  {
    method: "get",
    path: "/store/account/members",
    summary: "List the people of the company and, for those who manage people, open invitations",
    permission: "company.read",
    response: { name: "CompanyMembersResponse", schema: companyMembersResponseSchema },
  },
  {
    method: "post",
    path: "/store/account/members/:id",
    summary: "Give a member other roles, suspend one, or let one in again; the last admin stays",
    permission: "people.manage",
    body: companyMemberRequestSchema,
    response: member,
    failures: [409],
  },
  {
    method: "delete",
    path: "/store/account/members/:id",
    summary: "Remove a member, whose sessions end at once; the last admin stays",
    permission: "people.manage",
    response: done,
    failures: [409],
  },
]

/** The own sessions and password, and invitations of colleagues. */
const joining: AccountRoute[] = [
  {
    method: "post",
    path: "/store/account/sign-out",
    summary: "End this session, or every session of the person",
    permission: "account.own",
    body: accountSignOutRequestSchema,
    response: done,
  },
  {
    method: "post",
    path: "/store/account/password",
    summary:
      "Change the own password; all other sessions end, and this one goes on with the token in the response",
    permission: "account.own",
    body: accountPasswordRequestSchema,
    response: { name: "AccountPasswordResponse", schema: accountPasswordResponseSchema },
    failures: [429],
  },
  {
    method: "post",
    path: "/store/account/invitations",
    summary: "Invite a colleague by mail; another invitation of the address is revoked",
    permission: "people.manage",
    body: companyInvitationRequestSchema,
    response: invitation,
    failures: [409, 422, 429],
  },
  {
    method: "post",
    path: "/store/account/invitations/:id/resend",
    summary: "Mail an invitation again with another link",
    permission: "people.manage",
    response: invitation,
    failures: [409, 422, 429],
  },
  {
    method: "delete",
    path: "/store/account/invitations/:id",
    summary: "Revoke an invitation, whose link opens nothing any more",
    permission: "people.manage",
    response: done,
    failures: [409],
  },
]

const company: AccountRoute[] = [
  {
    method: "post",
    path: "/store/account/company",
    summary: "Change what members may change of the company; the rest is changed by request to staff",
    permission: "company.write",
    body: accountCompanyRequestSchema,
    response: { name: "AccountCompanyResponse", schema: accountCompanyResponseSchema },
  },
  {
    method: "get",
    path: "/store/account/addresses",
    summary: "List the addresses of the company by label",
    permission: "addresses.use",
    query: accountListParams,
    response: { name: "CompanyAddressesResponse", schema: companyAddressesResponseSchema },
  },
  {
    method: "post",
    path: "/store/account/addresses",
    summary: "Store an address; one that is the default takes the place of the former",
    permission: "addresses.write",
    headers: repeatable,
    body: companyAddressRequestSchema,
    response: address,
    failures: [422],
  },
  {
    method: "post",
    path: "/store/account/addresses/:id",
    summary: "Change an address",
    permission: "addresses.write",
    body: companyAddressRequestSchema,
    response: address,
  },
  {
    method: "delete",
    path: "/store/account/addresses/:id",
    summary: "Delete an address",
    permission: "addresses.write",
    response: done,
  },
  {
    method: "get",
    path: "/store/account/cost-centres",
    summary: "List the cost centres of the company by code",
    permission: "addresses.use",
    query: accountListParams,
    response: { name: "CostCentresResponse", schema: costCentresResponseSchema },
  },
  {
    method: "post",
    path: "/store/account/cost-centres",
    summary: "Store a cost centre, whose code no other has",
    permission: "addresses.write",
    body: costCentreRequestSchema,
    response: costCentre,
    failures: [409, 422],
  },
  {
    method: "post",
    path: "/store/account/cost-centres/:id",
    summary: "Change a cost centre",
    permission: "addresses.write",
    body: costCentreRequestSchema,
    response: costCentre,
    failures: [409],
  },
  {
    method: "delete",
    path: "/store/account/cost-centres/:id",
    summary: "Delete a cost centre",
    permission: "addresses.write",
    response: done,
  },
]

/** Every route under /store/account. A route without a row is refused. */
export const ACCOUNT_ROUTES: readonly AccountRoute[] = [...people, ...joining, ...company]
