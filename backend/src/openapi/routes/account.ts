import { ACCOUNT_ROUTES } from "../../api/store/account/account-routes"
import { type ApiRoute } from "../api-route"

/** The routes of members of companies: the rows of their guard. */
export const accountRoutes: ApiRoute[] = ACCOUNT_ROUTES.map((route) => ({
  ...route,
  tag: "Accounts of companies",
  auth: "customer" as const,
}))
