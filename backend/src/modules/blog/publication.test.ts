import { describe, expect, it } from "vitest"
import { planPublication } from "./publication"

const now = new Date("2026-06-01T12:00:00Z")
const past = new Date("2026-05-01T12:00:00Z")
const future = new Date("2026-07-01T12:00:00Z")

const draft = { is_published: false, published_at: null, scheduled_at: null }
const published = { is_published: true, published_at: past, scheduled_at: null }
const scheduled = { is_published: false, published_at: null, scheduled_at: future }
const due = { is_published: false, published_at: null, scheduled_at: past }
const first = new Date("2026-04-01T12:00:00Z")
const withdrawn = { ...draft, published_at: past }
const scheduledAgain = { ...scheduled, published_at: past }

describe("An article", () => {
  it.each([
    ["new", {}, null, draft],
    ["new and published", { is_published: true }, null, { ...published, published_at: now }],
    ["new and published before", { is_published: true, published_at: past }, null, published],
    ["new and scheduled", { scheduled_at: future }, null, scheduled],
    ["published", { is_published: true }, draft, { ...published, published_at: now }],
    ["published again", { is_published: true }, published, published],
    ["changed while published", {}, published, published],
    ["taken back", { is_published: false }, published, withdrawn],
    ["published once more", { is_published: true }, withdrawn, published],
    [
      "published once more since another day",
      { is_published: true, published_at: first },
      withdrawn,
      { ...published, published_at: first },
    ],
    ["unpublished and scheduled", { is_published: false, scheduled_at: future }, published, scheduledAgain],
    ["scheduled once more, but published before", { is_published: true }, scheduledAgain, published],
    ["scheduled once more, and then no longer", { scheduled_at: null }, scheduledAgain, withdrawn],
    [
      "changed when its time has come once more",
      {},
      { ...due, published_at: first },
      { ...published, published_at: first },
    ],
    ["a draft that was public before", { published_at: past }, draft, withdrawn],
    ["withdrawn, and forgets its first day", { published_at: null }, withdrawn, draft],
    [
      "published, and forgets its first day",
      { published_at: null },
      published,
      { ...published, published_at: now },
    ],
    ["changed while scheduled", {}, scheduled, scheduled],
    ["saved as a draft while scheduled", { is_published: false }, scheduled, scheduled],
    ["no longer scheduled", { scheduled_at: null }, scheduled, draft],
    ["published before its time", { is_published: true }, scheduled, { ...published, published_at: now }],
    ["changed when its time has come", {}, due, published],
    ["unpublished when its time has come", { is_published: false }, due, withdrawn],
  ])("that is %s", (_case, change, stored, expected) => {
    expect(planPublication(change, stored, now)).toEqual(expected)
  })

  it("with a past created_at is published since then, one with a future date since now", () => {
    expect(planPublication({ is_published: true }, null, now, past).published_at).toBe(past)
    expect(planPublication({ is_published: true }, null, now, future).published_at).toBe(now)
  })

  it.each([
    ["published and scheduled", { is_published: true, scheduled_at: future }, null, "leave it out"],
    ["scheduled into the past", { scheduled_at: past }, null, "must be in the future"],
    ["scheduled while published", { scheduled_at: future }, published, "set is_published to false"],
    ["published in the future", { is_published: true, published_at: future }, null, "schedule the article"],
  ])("cannot be %s", (_case, change, stored, message) => {
    expect(() => planPublication(change, stored, now)).toThrow(message)
  })
})
