import { type MiddlewareRoute, validateAndTransformQuery } from "@medusajs/framework/http"
import { validateBody } from "../../../safety/validate-body"
import { listFormSubmissionsConfig, retrieveFormSubmissionConfig } from "./query-config"
import {
  AdminBatchFormSubmissions,
  AdminCreateFormNote,
  AdminCreateFormReply,
  AdminExportFormSubmissionsParams,
  AdminGetFormCountsParams,
  AdminGetFormSubmissionParams,
  AdminGetFormSubmissionsParams,
  AdminPersonalData,
  AdminUpdateFormSubmission,
} from "./validators"

const retrieve = validateAndTransformQuery(AdminGetFormSubmissionParams, retrieveFormSubmissionConfig)

export const adminFormSubmissionMiddlewares: MiddlewareRoute[] = [
  {
    method: "GET",
    matcher: "/admin/form-submissions",
    middlewares: [validateAndTransformQuery(AdminGetFormSubmissionsParams, listFormSubmissionsConfig)],
  },
  {
    method: "GET",
    matcher: "/admin/form-submissions/export",
    middlewares: [validateAndTransformQuery(AdminExportFormSubmissionsParams, { isList: false })],
  },
  {
    method: "GET",
    matcher: "/admin/form-submissions/counts",
    middlewares: [validateAndTransformQuery(AdminGetFormCountsParams, { isList: false })],
  },
  {
    method: "GET",
    matcher: "/admin/form-submissions/answers",
    middlewares: [validateAndTransformQuery(AdminGetFormCountsParams, { isList: false })],
  },
  {
    method: "POST",
    matcher: "/admin/form-submissions/batch",
    middlewares: [validateBody(AdminBatchFormSubmissions)],
  },
  {
    method: "POST",
    matcher: "/admin/form-submissions/:id/notes",
    middlewares: [validateBody(AdminCreateFormNote)],
  },
  {
    method: "POST",
    matcher: "/admin/form-submissions/:id/replies",
    middlewares: [validateBody(AdminCreateFormReply)],
  },
  {
    method: "GET",
    matcher: "/admin/form-submissions/personal-data",
    middlewares: [validateAndTransformQuery(AdminPersonalData, { isList: false })],
  },
  {
    method: "POST",
    matcher: "/admin/form-submissions/personal-data/erase",
    middlewares: [validateBody(AdminPersonalData)],
  },
  { method: "GET", matcher: "/admin/form-submissions/:id", middlewares: [retrieve] },
  {
    method: "POST",
    matcher: "/admin/form-submissions/:id",
    middlewares: [validateBody(AdminUpdateFormSubmission), retrieve],
  },
]
