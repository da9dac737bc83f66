import {
  adminMailPreviewsResponseSchema,
  adminMailTextResponseSchema,
  adminMailTextsResponseSchema,
  adminTestMailResponseSchema,
  saveMailTextSchema,
} from "../../contract"
import { type ApiRoute } from "../api-route"

const staff = { tag: "Mails", auth: "staff" } as const

export const mailRoutes: ApiRoute[] = [
  {
    ...staff,
    method: "get",
    path: "/admin/mail-previews",
    summary: "Show every mail that the shop sends, made of samples",
    response: { name: "AdminMailPreviewsResponse", schema: adminMailPreviewsResponseSchema },
  },
  {
    ...staff,
    method: "post",
    path: "/admin/mail-previews/:id/test-mail",
    summary: "Send the preview of a mail to the member of staff who asks, and to nobody else",
    response: { name: "AdminTestMailResponse", schema: adminTestMailResponseSchema },
    failures: [429],
  },
  {
    ...staff,
    method: "get",
    path: "/admin/mail-texts",
    summary: "List the texts of mails that staff can change",
    response: { name: "AdminMailTextsResponse", schema: adminMailTextsResponseSchema },
  },
  {
    ...staff,
    method: "post",
    path: "/admin/mail-texts/:id",
    summary: "Store the texts of a mail, or bring back the shop's own",
    body: saveMailTextSchema,
    response: { name: "AdminMailTextResponse", schema: adminMailTextResponseSchema },
    failures: [409],
  },
]
