import {
  type AccountRequest,
  type CompanyAddressRequest,
  type CompanyMemberStatus,
  type CompanyPermission,
  type CompanyRole,
  type CompanyStatus,
  type CompanyType,
} from "../../contract"
import { type CompanyInvitationKind } from "./models/company-invitation"

/**
 * Who changes a company: a member, who is read again in the transaction of the change and has to have the permission still;
 * or staff, whose routes have their own guard, and workflows of the shop itself.
 */
export type CompanyWriter = { member_id: string; permission: CompanyPermission } | "staff"

/** A time as the database returns it. */
type Moment = Date | string

/** A stored company. */
export interface CompanyRow {
  id: string
  account_number: string
  legal_name: string
  trading_name: string | null
  company_type: CompanyType
  company_number: string | null
  vat_number: string | null
  eori: string | null
  registered_address: Record<string, unknown>
  invoice_email: string
  phone: string | null
  status: CompanyStatus
  customer_group_id: string
  po_required: boolean
  assigned_user_id: string | null
  possible_duplicate_of: string | null
  shares_company_number: boolean
  note: string
  created_at: Moment
  updated_at: Moment
}

/** A company to store; it begins as pending. */
export interface NewCompany
  extends
    Pick<AccountRequest, "legal_name" | "company_type">,
    Partial<Pick<CompanyRow, "trading_name" | "company_number" | "vat_number" | "phone">> {
  account_number: string
  customer_group_id: string
  registered_address: object
  invoice_email: string
}

/**
 * Columns of a company that may be changed; its status has methods of its own. Those about duplicates are named where a change is
 * taken back; otherwise they follow from the company number.
 */
export type CompanyChanges = Partial<
  Pick<
    CompanyRow,
    | "legal_name"
    | "trading_name"
    | "company_type"
    | "company_number"
    | "vat_number"
    | "eori"
    | "registered_address"
    | "invoice_email"
    | "phone"
    | "po_required"
    | "assigned_user_id"
    | "possible_duplicate_of"
    | "shares_company_number"
    | "note"
  >
>

/** A stored member. */
export interface MemberRow {
  id: string
  company_id: string
  customer_id: string
  roles: CompanyRole[]
  status: CompanyMemberStatus
  removed_at: Moment | null
  suspended_at: Moment | null
  created_at: Moment
}

/** The membership of a person who is not removed, with the state of the company. */
export interface Membership {
  member_id: string
  company_id: string
  company_status: CompanyStatus
  status: CompanyMemberStatus
  roles: CompanyRole[]
  suspended_at: Moment | null
}

/** What undoes a change of a member. */
export interface MemberBefore extends Pick<MemberRow, "id" | "roles" | "status" | "suspended_at"> {
  /** Ids of the invitations that were revoked with it. */
  revoked: string[]
}

/** A change of a member, and what undoes it. */
export interface MemberChange {
  member: MemberRow
  before: MemberBefore
}

/** A stored invitation. */
export interface InvitationRow {
  id: string
  kind: CompanyInvitationKind
  company_id: string | null
  email: string
  roles: CompanyRole[]
  token_hash: string
  expires_at: Moment
  accepted_at: Moment | null
  revoked_at: Moment | null
  invited_by: string | null
  payload: Record<string, unknown> | null
  created_at: Moment
}

/** An invitation to store. */
export type NewInvitation = { email: string; roles: CompanyRole[]; token_hash: string; expires_at: Date } & (
  | { kind: "founder"; company_id: null; invited_by: null; payload: object }
  | { kind: "member"; company_id: string; invited_by: string | null; payload: null }
)

/** A stored address. */
export interface AddressRow {
  id: string
  company_id: string
  label: string
  company_name: string | null
  name: string
  line1: string
  line2: string | null
  city: string
  county: string | null
  postcode: string
  country: CompanyAddressRequest["country"]
  phone: string | null
  kind: CompanyAddressRequest["kind"]
  instructions: string | null
  is_default: boolean
}

/** A change of addresses or cost centres, and what undoes it: ids of new rows, and changed or deleted ones as they were. */
export interface RowsChange {
  id: string
  created: string[]
  /** Whole rows as PostgreSQL makes them into JSON. */
  before: object[]
}

/** A stored cost centre. */
export interface CostCentreRow {
  id: string
  company_id: string
  code: string
  name: string
}
