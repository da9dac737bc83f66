import { AdminGetMetricsParams } from "../../api/admin/figures/validators"
import { AdminGetFormCountsParams } from "../../api/admin/form-submissions/validators"
import {
  adminMetricsResponseSchema,
  adminFormReplyTimesResponseSchema,
  missedSearchSchema,
  storeMissedSearchResponseSchema,
} from "../../contract"
import { type ApiRoute } from "../api-route"

export const figureRoutes: ApiRoute[] = [
  {
    method: "get",
    path: "/admin/figures",
    summary: "List the products that were looked at most, and the searches that found none",
    tag: "Figures",
    auth: "staff",
    query: AdminGetMetricsParams,
    response: { name: "AdminMetricsResponse", schema: adminMetricsResponseSchema },
  },
  {
    method: "get",
    path: "/admin/form-submissions/answers",
    summary: "Count submissions by whether their reply came within the promised working hours",
    tag: "Figures",
    auth: "staff",
    query: AdminGetFormCountsParams,
    response: { name: "AdminFormReplyTimesResponse", schema: adminFormReplyTimesResponseSchema },
  },
  {
    method: "post",
    path: "/store/missed-searches",
    summary: "Count a search that found no product; nothing about the visitor is stored",
    tag: "Figures",
    auth: "publishable-key",
    body: missedSearchSchema,
    response: { name: "StoreMissedSearchResponse", schema: storeMissedSearchResponseSchema },
    failures: [429],
  },
]
