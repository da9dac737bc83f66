import {
  adminCompaniesQuerySchema,
  adminCompanyRequestSchema,
  companyAddressRequestSchema,
  companyInvitationRequestSchema,
  companyMemberRequestSchema,
  notDuplicateRequestSchema,
} from "../../../contract"
import { repeatable } from "../../../lib/schemas"

/** Query of `GET /admin/companies`. */
export const AdminGetCompaniesParams = adminCompaniesQuerySchema

/** Body of `POST /admin/companies/{id}`. */
export const AdminUpdateCompany = adminCompanyRequestSchema

/** Body of `POST /admin/companies/{id}/members/{memberId}`. */
export const AdminUpdateCompanyMember = companyMemberRequestSchema

/** Body of `POST /admin/companies/{id}/invitations`. */
export const AdminInviteCompanyMember = companyInvitationRequestSchema

/** Body of `POST /admin/companies/{id}/addresses` and of one below it. */
export const AdminCompanyAddress = companyAddressRequestSchema

/** Headers of `POST /admin/companies/{id}/addresses`. */
export const AdminAddressHeaders = repeatable

/** Body of `POST /admin/companies/{id}/not-duplicate`. */
export const AdminNotDuplicate = notDuplicateRequestSchema
