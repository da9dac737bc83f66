import { runInNewContext } from "node:vm"
import { describe, expect, it } from "vitest"
import { allOrNone, CONSENT_EVENT, CONSENT_KEY, consentTo } from "./consent"
import { trackingScript } from "./tracking"

const DENIED = {
  analytics_storage: "denied",
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
}

/** Runs /tracking.js in a page: records commands to the tag and loaded scripts, and can make a choice. */
function open(
  stored: unknown,
  address = "https://shop.example/faq?q=x",
  tagId: string | undefined = "G-TEST1234",
) {
  const window = Object.assign(
    new EventTarget() as EventTarget & {
      dataLayer?: ArrayLike<unknown>[]
      "ga-disable-G-TEST1234"?: boolean
    },
    { location: new URL(address) },
  )
  const scripts: string[] = []
  runInNewContext(trackingScript(tagId), {
    window,
    localStorage: {
      getItem: (key: string) => (key === CONSENT_KEY && stored ? JSON.stringify(stored) : null),
    },
    document: {
      createElement: () => ({}),
      head: { append: ({ src }: { src: string }) => scripts.push(src) },
    },
  })
  const choose = (allowed: Parameters<typeof consentTo>[0] | null) =>
    window.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: allowed && consentTo(allowed) }))
  const commands = () =>
    (window.dataLayer ?? []).map(
      (command) => JSON.parse(JSON.stringify([...Array.from(command)])) as unknown[],
    )
  const isDisabled = () => window["ga-disable-G-TEST1234"]
  const goTo = (path: string) => (window.location.pathname = path)
  return { commands, scripts, choose, isDisabled, goTo }
}

describe("/tracking.js", () => {
  it("denies all four signals first, and loads no tag without a choice", () => {
    const page = open(null)
    expect(page.commands()).toEqual([["consent", "default", DENIED]])
    expect(page.scripts).toEqual([])
  })

  it("passes a stored choice on, and loads the tag once something is allowed", () => {
    const page = open(consentTo({ analytics: true, marketing: false, preferences: true }))
    expect(page.commands().slice(0, 2)).toEqual([
      ["consent", "default", DENIED],
      ["consent", "update", { ...DENIED, analytics_storage: "granted" }],
    ])
    expect(page.scripts).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-TEST1234"])
  })

  it("tells the tag no fragment, in which the barcode generator has what was typed", () => {
    const consent = consentTo(allOrNone(true))
    const page = open(consent, "https://shop.example/free-barcode-generator?x=1#kind=qr&content=secret")
    expect(page.commands().at(-1)).toEqual([
      "config",
      "G-TEST1234",
      { page_location: "https://shop.example/free-barcode-generator?x=1" },
    ])
    // Elsewhere the tag finds the address itself, on every page that is opened later.
    expect(open(consent).commands().at(-1)).toEqual(["config", "G-TEST1234", {}])
  })

  it.each(["2020-01-15T09:00:00.000Z", "2999-01-15T09:00:00.000Z", undefined, "soon"])(
    "takes no choice of the date %s for one, as the banner does",
    (timestamp) => {
      const page = open({ ...consentTo(allOrNone(true)), timestamp })
      expect(JSON.stringify(page.commands())).not.toContain("granted")
      expect(page.scripts).toEqual([])
    },
  )

  it("follows every change, loads the tag once, and lets it send nothing when all is refused again", () => {
    const page = open(null)
    page.choose(allOrNone(true))
    expect(page.isDisabled()).toBe(false)
    page.choose({ ...allOrNone(true), marketing: false })
    expect(page.scripts).toHaveLength(1)
    expect(page.commands().at(-1)).toEqual(["consent", "update", { ...DENIED, analytics_storage: "granted" }])
    for (const refusal of [allOrNone(false), null]) {
      page.choose(allOrNone(true))
      page.choose(refusal)
      expect(page.commands().at(-1)).toEqual(["consent", "update", DENIED])
      expect(page.isDisabled()).toBe(true)
    }
  })

  it("lets a loaded tag send nothing of a company's account", () => {
    const page = open(consentTo(allOrNone(true)))
    expect(page.isDisabled()).toBe(false)
    page.goTo("/account/people")
    expect(page.isDisabled()).toBe(true)
    page.goTo("/faq")
    expect(page.isDisabled()).toBe(false)
  })

  it("loads no tag for a choice made in a company's account", () => {
    const page = open(null)
    page.goTo("/account/people")
    page.choose(allOrNone(true))
    expect(page.scripts).toEqual([])
  })

  it("loads nothing for preferences alone, which are not the tag's", () => {
    const page = open(consentTo({ analytics: false, marketing: false, preferences: true }))
    expect(page.scripts).toEqual([])
  })

  it("does nothing where no tag is configured", () => {
    expect(trackingScript(undefined)).toMatch(/^\/\/ [^\n]*\n$/)
  })
})
