import { expect, type Locator, type Page, test } from "../support/test"
import {
  ACCOUNT_COOKIE,
  accountLinkTo,
  addColleague,
  foundCompany,
  openAccountPage,
  signInBuyer,
} from "../support/account"
import { expectAccessible } from "../support/accessible"
import { retype, tabTo } from "../support/keyboard"
import { live } from "../support/live"

const PASSWORD = "seven green umbrellas"
const NEW_PASSWORD = "eleven quiet lighthouses"
const WRONG = "The e-mail address and the password do not belong together. Check both and try again."

/** Types into a field that the keyboard has reached, in place of what it holds. */
async function typeInto(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control)
  await retype(page, text)
}

/** Presses a button or follows a link by keyboard. */
async function pressByKey(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press("Enter")
}

const field = (page: Page, name: string | RegExp) => page.getByRole("textbox", { name })
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name })
const heading = (page: Page) => page.getByRole("heading", { level: 1 })

async function register(page: Page, email: string, company: string): Promise<void> {
  await page.goto("/account/register")
  await pressByKey(page, button(page, "Ask for an account"))
  await expect(page.getByRole("alert").getByRole("link", { name: "Enter your first name" })).toBeVisible()
  await expectAccessible(page, "registering with problems")
  await typeInto(page, field(page, "First name"), "Grace")
  await typeInto(page, field(page, "Last name"), "Hopper")
  await typeInto(page, field(page, "Work e-mail"), email)
  await typeInto(page, field(page, "Phone"), "01632 960123")
  await typeInto(page, field(page, "Legal name"), company)
  const kind = page.getByRole("combobox", { name: "Type of company" })
  await tabTo(page, kind)
  await page.keyboard.type("Sole")
  await expect(kind).toHaveValue("sole_trader")
  await typeInto(page, field(page, "Address line 1"), "1 Canal Road")
  await typeInto(page, field(page, "Town or city"), "Leeds")
  await typeInto(page, field(page, "Postcode"), "ls14ap")
  await tabTo(page, page.getByRole("checkbox", { name: /I agree/ }))
  await page.keyboard.press("Space")
  await pressByKey(page, button(page, "Ask for an account"))
  await expect(page.getByText("We have sent you a mail with a link")).toBeVisible()
}

test("a founder opens an account by keyboard alone and invites a colleague, who joins", async ({
  page,
  browser,
}) => {
  const stamp = Date.now()
  const email = `founder.${stamp}@northwick.example`
  const company = `Northwick ${stamp} Ltd`
  await register(page, email, company)

  await test.step("the link in the mail leads to a password, and to the account", async () => {
    await page.goto(await accountLinkTo(email, "/account/welcome/"))
    await expect(page.getByText(`the account of ${company} is open`)).toBeVisible()
    await expect(field(page, "First name")).toHaveValue("Grace")
    await typeInto(page, field(page, "Password"), "short")
    await pressByKey(page, button(page, "Open the account"))
    await expect(field(page, "Password")).toHaveAccessibleDescription(/at least 12 characters/)
    await typeInto(page, field(page, "Password"), PASSWORD)
    await pressByKey(page, button(page, "Open the account"))
    await expect(heading(page)).toHaveText(company)
    await expect(page.getByText("We are checking your company")).toBeVisible()
  })

  await test.step("a colleague is invited, the mail is sent again, and only the newer link works", async () => {
    const colleague = `colleague.${stamp}@northwick.example`
    await pressByKey(
      page,
      page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "People" }),
    )
    await typeInto(page, field(page, "Work e-mail"), colleague)
    await pressByKey(page, button(page, "Send the invitation"))
    await expect(page.getByText("The invitation is on its way by mail.")).toBeVisible()
    const first = await accountLinkTo(colleague, "/account/welcome/")
    await pressByKey(page, button(page, `Send again: ${colleague}`))
    await expect(page.getByText("A new link is on its way.")).toBeVisible()
    const second = await accountLinkTo(colleague, "/account/welcome/", [first])

    const other = await browser.newPage()
    await other.goto(first)
    await expect(heading(other)).toHaveText("This link no longer works")
    await other.goto(second)
    await expect(other.getByText(`You are invited to the account of ${company}.`)).toBeVisible()
    await typeInto(other, field(other, "First name"), "Alan")
    await typeInto(other, field(other, "Last name"), "Turing")
    await typeInto(other, field(other, "Password"), NEW_PASSWORD)
    await pressByKey(other, button(other, "Join the company"))
    await expect(heading(other)).toHaveText(company)
    await other.close()
  })

  await test.step("the company's name stands in the header of public pages", async () => {
    await page.goto("/about")
    await expect(page.getByRole("banner").getByRole("link", { name: company })).toBeVisible()
  })
})

test("an admin keeps people in order; a page that a role does not allow says so", async ({
  page,
  browser,
}) => {
  const stamp = `roles.${Date.now()}`
  const founder = await foundCompany(stamp)
  const colleague = await addColleague(founder, `accounts.${stamp}@northwick.example`, ["accounts"])
  await openAccountPage(page, "/account/people", founder)

  await test.step("the last admin cannot give up the role", async () => {
    await page.getByText("Change Grace Hopper").click()
    await page.getByRole("checkbox", { name: "Admin" }).first().uncheck()
    await page.getByRole("checkbox", { name: "Buyer" }).first().check()
    await button(page, "Save the roles: Grace Hopper").click()
    await expect(page.getByText("A company needs one admin.")).toBeVisible()
    await expectAccessible(page, "a refused change of roles")
  })

  await test.step("somebody for the accounts sees no addresses, and may not invite", async () => {
    const other = await browser.newPage()
    await openAccountPage(other, "/account/people", colleague)
    await expect(other.getByText("Only an admin of your company can invite people")).toBeVisible()
    const links = other.getByRole("navigation", { name: "Account" }).getByRole("link")
    await expect(links.filter({ hasText: "Addresses" })).toHaveCount(0)
    expect((await other.goto("/account/addresses"))?.status()).toBe(403)
    await expect(heading(other)).toHaveText("Your role does not allow this page")
    await other.close()
  })

  await test.step("a colleague is suspended, let back in and removed", async () => {
    await page.goto("/account/people")
    await page.getByText("Change Alan Turing").click()
    await button(page, "Suspend: Alan Turing").click()
    await expect(page.getByText("The person is suspended and signed out.")).toBeVisible()
    await page.getByText("Change Alan Turing").click()
    await button(page, "Let back in: Alan Turing").click()
    await expect(page.getByText("The person can sign in again.")).toBeVisible()
    await page.goto("/account/people")
    await page.getByText("Change Alan Turing").click()
    await page.getByText("Remove Alan Turing…").click()
    await button(page, "Yes, remove: Alan Turing").click()
    await expect(page.getByText("The person is removed from the company.")).toBeVisible()
  })
})

test("an admin adds an address and keeps the company's details in order", async ({ page }) => {
  const founder = await foundCompany(`places.${Date.now()}`)
  await openAccountPage(page, "/account/addresses", founder)

  await test.step("an address is added, after its problems are put right; what was typed stays", async () => {
    await live(button(page, "Add an address"))
    await field(page, "Name for this address").fill("Leeds warehouse")
    await field(page, "Recipient").fill("Goods in")
    await field(page, "Address line 1").fill("Unit 4")
    await field(page, "Town or city").fill("Leeds")
    await field(page, "Postcode").fill("nonsense")
    await button(page, "Add an address").click()
    await expect(field(page, "Postcode")).toHaveAccessibleDescription(/Enter a full UK postcode/)
    await expect(field(page, "Name for this address")).toHaveValue("Leeds warehouse")
    await field(page, "Postcode").fill("ls1 4ap")
    await button(page, "Add an address").dblclick()
    await expect(page.getByText("The address is added.")).toBeVisible()
    await page.reload()
    await expect(page.getByRole("link", { name: "Change Leeds warehouse" })).toHaveCount(1)
  })

  await test.step("a page beyond the end of the list is its last one (issue 33)", async () => {
    await page.goto("/account/addresses?page=9999")
    await expect(page).toHaveURL(/\/account\/addresses$/)
    await expect(page.getByRole("link", { name: "Change Leeds warehouse" })).toBeVisible()
  })

  await test.step("the company's details are saved, and stand after a reload", async () => {
    await page.goto("/account/company")
    await live(button(page, "Save the details"))
    await field(page, "E-mail for invoices").fill("invoices@northwick.example")
    await page.getByRole("checkbox", { name: /purchase order number/ }).check()
    await button(page, "Save the details").click()
    await expect(page.getByText("The company's details are saved.")).toBeVisible()
    await page.reload()
    await expect(field(page, "E-mail for invoices")).toHaveValue("invoices@northwick.example")
    await expect(page.getByRole("checkbox", { name: /purchase order number/ })).toBeChecked()
  })
})

test("the profile: name, password, own data, and signing out everywhere", async ({ page }) => {
  const founder = await foundCompany(`profile.${Date.now()}`)
  await openAccountPage(page, "/account/profile", founder)

  await test.step("a name is saved", async () => {
    await live(button(page, "Save your details"))
    await field(page, "First name").fill("Kathleen")
    await button(page, "Save your details").click()
    await expect(page.getByText("Signed in as Kathleen Hopper")).toBeVisible()
  })

  await test.step("a password is changed with the present one only", async () => {
    for (const [present, expected] of [
      ["not the password", "Your present password is not right."],
      [founder.password, "Your password is changed."],
    ] as const) {
      await field(page, "Present password").fill(present)
      await field(page, "New password").fill(NEW_PASSWORD)
      await button(page, "Change the password").click()
      await expect(page.getByText(expected).first()).toBeVisible()
    }
  })

  await test.step("everything that is stored about the person is a file", async () => {
    const download = page.waitForEvent("download")
    await page.getByRole("link", { name: "Download your data" }).click()
    expect((await download).suggestedFilename()).toBe("personal-data.json")
  })

  await test.step("signing out everywhere leaves no cookie", async () => {
    await button(page, "Sign out on every device").click()
    await expect(page.getByText("You are signed out on every device.")).toBeVisible()
    const cookies = await page.context().cookies()
    expect(cookies.filter(({ name }) => name === ACCOUNT_COOKIE || name === "account-hint")).toEqual([])
  })
})

test("signing in and out, and a forgotten password that is set anew", async ({ page }) => {
  const founder = await foundCompany(`sign-in.${Date.now()}`)

  await test.step("a wrong pair is refused, and the address stays", async () => {
    await page.goto("/account/people")
    await live(button(page, "Sign in"))
    await field(page, "Work e-mail").fill(founder.email)
    await field(page, "Password").fill("not the password")
    await button(page, "Sign in").click()
    await expect(page.getByRole("alert").filter({ hasText: WRONG })).toBeVisible()
    await expect(field(page, "Work e-mail")).toHaveValue(founder.email)
  })

  await test.step("the session is none of scripts' business, and the hint holds no data", async () => {
    await openAccountPage(page, "/account/people", founder)
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === ACCOUNT_COOKIE)).toMatchObject({
      ...{ httpOnly: true, sameSite: "Lax", path: "/" },
    })
    expect(cookies.find(({ name }) => name === "account-hint")).toMatchObject({ httpOnly: false, value: "1" })
    await page.goto("/account/sign-in")
    await expect(heading(page)).toHaveText(founder.company)
    await button(page, "Sign out").click()
    await expect(page.getByText("You are signed out.")).toBeVisible()
    await page.goBack()
    await expect(heading(page)).toHaveText("Sign in")
  })

  await test.step("the link in a mail sets a new password, and works once", async () => {
    await page.goto("/account/forgot-password")
    await live(button(page, "Send the link"))
    await field(page, "Work e-mail").fill(founder.email)
    await button(page, "Send the link").click()
    await expect(page.getByText("If there is an account for that address")).toBeVisible()
    const link = await accountLinkTo(founder.email, "/account/reset-password")
    for (const expected of [
      "Your new password is set. Sign in with it.",
      "This link has been used or has run out",
    ]) {
      await page.goto(link)
      await live(button(page, "Set the password"))
      await field(page, "New password").fill(NEW_PASSWORD)
      await button(page, "Set the password").click()
      await expect(page.getByText(expected)).toBeVisible()
    }
    await expect(signInBuyer(founder)).rejects.toThrow("401")
  })
})

test("the credit application begins with what the company's account has", async ({ page }) => {
  const founder = await foundCompany(`credit.${Date.now()}`)
  await openAccountPage(page, "/account", founder)
  await page.goto("/credit-application")
  await expect(field(page, "Legal name")).toHaveValue(founder.company)
  await expect(page.getByRole("combobox", { name: "Type of company" })).toHaveValue("sole_trader")
  await expect(field(page, "Trading name")).toHaveValue("")
  await page.context().clearCookies()
  await page.reload()
  await expect(page.getByRole("status").filter({ hasText: "We have filled in" })).toHaveCount(0)
  await expect(field(page, "Legal name")).toHaveValue("")
})
