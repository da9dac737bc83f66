import { describe, expect, it } from "vitest"
import { isOpenRoute } from "./open-routes"

const STAFF_ONLY = { user: ["emailpass"], customer: [] }
const MORE = { user: ["emailpass", "google"], customer: ["emailpass"] }

const open = (methods: typeof MORE | typeof STAFF_ONLY) => (route: string) => {
  const [method = "", path = ""] = route.split(" ")
  return isOpenRoute(method, path, methods)
}

describe("Ways of signing in that are open", () => {
  it.each([
    "POST /user/emailpass",
    "POST /user/emailpass/register",
    "POST /USER/emailpass/reset-password/",
    "GET /user/providers",
    "POST /session",
    "POST /token/refresh",
  ])("for staff by default: %s", (route) => expect(open(STAFF_ONLY)(route)).toBe(true))

  it.each([
    "POST /customer/emailpass",
    "POST /Customer/emailpass/register",
    "GET /customer/providers",
    "GET /user/google",
    "GET /user/google/callback",
    "GET /user/emailpass/callback",
    "POST /constructor/name",
    "POST /emailpass/user",
    "POST /verification/request",
    "POST /anything/new",
  ])("not by default: %s", (route) => expect(open(STAFF_ONLY)(route)).toBe(false))

  it.each([
    "GET /user/google",
    "POST /user/google/callback",
    "GET /user/google/callback",
    "POST /customer/emailpass",
    "POST /customer/emailpass/reset-password",
    "POST /customer/emailpass/update",
  ])("where AUTH_METHODS names them: %s", (route) => expect(open(MORE)(route)).toBe(true))

  it.each([
    "POST /customer/google",
    "POST /customer/emailpass/register",
    "POST /Customer/emailpass/register/",
    "GET /customer/emailpass",
    "GET /customer/providers",
    "POST /user/google/register",
    "PUT /user/google",
    "GET /user/google/anything",
  ])("never beyond them: %s", (route) => expect(open(MORE)(route)).toBe(false))
})
