import { type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { describe, expect, it, vi } from "vitest"
import { requireInvitation } from "./invited-registration"

/** A request of somebody without an invitation. */
const uninvited = (originalUrl: string) =>
  ({
    originalUrl,
    query: {},
    body: { email: "stranger@scanwright.example" },
    get: () => undefined,
    scope: {
      resolve: () => ({
        validateInviteToken: () => Promise.reject(new Error("No such token")),
        debug: () => undefined,
      }),
    },
  }) as unknown as MedusaRequest

describe("Registration without an invitation", () => {
  it.each([
    "/auth/user/emailpass/register",
    "/AUTH/User/emailpass/register",
    "/auth/user/google/register?actor=/auth/customer/",
    "/auth//customer/emailpass/register",
  ])("is refused for staff, however it is written: %s", async (url) => {
    const next = vi.fn()
    await expect(requireInvitation(uninvited(url), {} as MedusaResponse, next)).rejects.toThrow("invitation")
    expect(next).not.toHaveBeenCalled()
  })

  it("is open to other actors, where AUTH_METHODS offers them a way to sign in", async () => {
    const next = vi.fn()
    await requireInvitation(uninvited("/auth/customer/emailpass/register"), {} as MedusaResponse, next)
    expect(next).toHaveBeenCalledWith()
  })
})
