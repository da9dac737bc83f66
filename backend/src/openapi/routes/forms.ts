import { z } from "@medusajs/framework/zod"
import {
  AdminCreateFormNote,
  AdminExportFormSubmissionsParams,
  AdminGetFormCountsParams,
  AdminGetFormSubmissionParams,
  AdminGetFormSubmissionsParams,
  AdminPersonalData,
  AdminUpdateFormSubmission,
} from "../../api/admin/form-submissions/validators"
import {
  adminFormCountsResponseSchema,
  adminFormMailsResponseSchema,
  adminFormNoteResponseSchema,
  adminFormSubmissionResponseSchema,
  adminFormSubmissionsResponseSchema,
  formEmailResponseSchema,
  formSubmissionRequestSchema,
  IDEMPOTENCY_HEADER,
  idempotencyKeySchema,
  personalDataErasureResponseSchema,
  personalDataResponseSchema,
  storeFormSubmissionResponseSchema,
} from "../../contract"
import { type ApiRoute } from "../api-route"
import { guardedWrite } from "../guarded-write"
import { deleteResponse } from "../delete-response"

const submission = { name: "AdminFormSubmissionResponse", schema: adminFormSubmissionResponseSchema }
const staff = { tag: "Forms", auth: "staff" } as const

export const formRoutes: ApiRoute[] = [
  {
    method: "post",
    path: "/store/form-submissions",
    summary: "Send a form; the same key again stores nothing more and gets the same response",
    tag: "Forms",
    auth: "publishable-key",
    headers: z.object({ [IDEMPOTENCY_HEADER]: idempotencyKeySchema.optional() }),
    body: formSubmissionRequestSchema,
    response: { name: "StoreFormSubmissionResponse", schema: storeFormSubmissionResponseSchema },
    failures: [409, 413, 429],
  },
  {
    method: "post",
    path: "/store/form-submissions/:id/mail",
    summary: "Send the pending mails of a submission; the caller chooses neither recipients nor content",
    tag: "Forms",
    auth: "publishable-key",
    response: { name: "FormEmailResponse", schema: formEmailResponseSchema },
    failures: [429],
  },
  {
    ...staff,
    method: "post",
    path: "/admin/form-submissions/:id/mail",
    summary: "Send the unsent mails of a submission, including those given up",
    response: { name: "AdminFormMailsResponse", schema: adminFormMailsResponseSchema },
  },
  {
    ...staff,
    method: "get",
    path: "/admin/form-submissions",
    summary: "List form submissions, newest first",
    query: AdminGetFormSubmissionsParams,
    response: { name: "AdminFormSubmissionsResponse", schema: adminFormSubmissionsResponseSchema },
  },
  {
    ...staff,
    method: "get",
    path: "/admin/form-submissions/export",
    summary: "Download form submissions as CSV that no spreadsheet takes for formulas",
    query: AdminExportFormSubmissionsParams,
    response: { status: 200, description: "The submissions, newest first", mediaType: "text/csv" },
  },
  {
    ...staff,
    method: "get",
    path: "/admin/form-submissions/counts",
    summary: "Count form submissions by week and kind, spam left out",
    query: AdminGetFormCountsParams,
    response: { name: "AdminFormCountsResponse", schema: adminFormCountsResponseSchema },
  },
  {
    ...staff,
    method: "post",
    path: "/admin/form-submissions/:id/notes",
    summary: "Write a note down about a form submission",
    body: AdminCreateFormNote,
    response: { name: "AdminFormNoteResponse", schema: adminFormNoteResponseSchema },
  },
  {
    ...staff,
    method: "get",
    path: "/admin/form-submissions/personal-data",
    summary: "Hand out what the forms hold about a person",
    query: AdminPersonalData,
    response: { name: "PersonalDataResponse", schema: personalDataResponseSchema },
  },
  {
    ...staff,
    method: "post",
    path: "/admin/form-submissions/personal-data/erase",
    summary: "Erase what the forms hold about a person",
    body: AdminPersonalData,
    response: { name: "PersonalDataErasureResponse", schema: personalDataErasureResponseSchema },
  },
  {
    ...staff,
    method: "get",
    path: "/admin/form-submissions/:id",
    summary: "Read a form submission with its mails",
    query: AdminGetFormSubmissionParams,
    response: submission,
  },
  {
    ...staff,
    ...guardedWrite,
    method: "post",
    path: "/admin/form-submissions/:id",
    summary: "Change the status of a form submission, or who sees to it",
    query: AdminGetFormSubmissionParams,
    body: AdminUpdateFormSubmission,
    response: submission,
  },
  {
    ...staff,
    ...guardedWrite,
    method: "delete",
    path: "/admin/form-submissions/:id",
    summary: "Delete a form submission",
    response: deleteResponse("AdminFormSubmissionDeleteResponse", "form_submission"),
  },
]
