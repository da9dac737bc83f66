import {
  type MiddlewareRoute,
  validateAndTransformBody,
  validateAndTransformQuery,
} from "@medusajs/framework/http"
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
    middlewares: [validateAndTransformBody(AdminBatchFormSubmissions)],
  },
  {
    method: "POST",
    matcher: "/admin/form-submissions/:id/notes",
    middlewares: [validateAndTransformBody(AdminCreateFormNote)],
  },
  {
    method: "POST",
    matcher: "/admin/form-submissions/:id/replies",
    middlewares: [validateAndTransformBody(AdminCreateFormReply)],
  },
  {
    method: "GET",
    matcher: "/admin/form-submissions/personal-data",
    middlewares: [validateAndTransformQuery(AdminPersonalData, { isList: false })],
  },
  {
    method: "POST",
    matcher: "/admin/form-submissions/personal-data/erase",
    middlewares: [validateAndTransformBody(AdminPersonalData)],
  },
  { method: "GET", matcher: "/admin/form-submissions/:id", middlewares: [retrieve] },
  {
    method: "POST",
    matcher: "/admin/form-submissions/:id",
    middlewares: [validateAndTransformBody(AdminUpdateFormSubmission), retrieve],
  },
]
