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
import { live } from "../support/live"

const PASSWORD = "seven green umbrellas"
const NEW_PASSWORD = "eleven quiet lighthouses"
const WRONG = "The e-mail address and the password do not belong together. Check both and try again."

/** More stops than any page of the account has. */
const MOST_TABS = 120

/** Moves the focus to a control by Tab alone. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await live(control)
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press("Tab")
  }
  throw new Error(`Tab does not reach ${control.toString()}`)
}

/** Types into a field that the keyboard has reached, in place of what it holds. */
async function typeInto(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type(text)
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
  await expectAccessible(page, "registering")
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

for (const { width, height, tag } of [
  { width: 1280, height: 900, tag: [] },
  { width: 390, height: 844, tag: "@repeated" },
]) {
  test.describe(`at ${width} px`, { tag }, () => {
    test.use({ viewport: { width, height } })

    test("a founder opens an account by keyboard alone and invites a colleague, who joins", async ({
      page,
      browser,
    }) => {
      const stamp = `${width}.${Date.now()}`
      const email = `founder.${stamp}@northwick.example`
      const company = `Northwick ${stamp} Ltd`

      await test.step("asking for an account says the same to everybody", async () => {
        await register(page, email, company)
      })

      await test.step("the link in the mail leads to a password, and to the account", async () => {
        await page.goto(await accountLinkTo(email, "/account/welcome/"))
        await expect(page.getByText(`the account of ${company} is open`)).toBeVisible()
        await expect(field(page, "First name")).toHaveValue("Grace")
        await expectAccessible(page, "choosing a password")
        await typeInto(page, field(page, "Password"), "short")
        await pressByKey(page, button(page, "Open the account"))
        await expect(field(page, "Password")).toHaveAccessibleDescription(/at least 12 characters/)
        await typeInto(page, field(page, "Password"), PASSWORD)
        await pressByKey(page, button(page, "Open the account"))
        await expect(heading(page)).toHaveText(company)
        await expect(page.getByText("We are checking your company")).toBeVisible()
        await expectAccessible(page, "the overview")
      })

      await test.step("the link works once", async () => {
        const other = await browser.newPage()
        await other.goto(await accountLinkTo(email, "/account/welcome/"))
        await expect(heading(other)).toHaveText("This link no longer works")
        await expectAccessible(other, "a link that has been used")
        await other.close()
      })

      const colleague = `colleague.${stamp}@northwick.example`
      await test.step("a colleague is invited, the mail is sent again, and only the newer link works", async () => {
        await pressByKey(
          page,
          page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "People" }),
        )
        await expect(heading(page)).toHaveText("People")
        await expectAccessible(page, "the people")
        await typeInto(page, field(page, "Work e-mail"), colleague)
        await pressByKey(page, button(page, "Send the invitation"))
        await expect(page.getByText("The invitation is on its way by mail.")).toBeVisible()
        const first = await accountLinkTo(colleague, "/account/welcome/")
        await pressByKey(page, button(page, `Send again: ${colleague}`))
        await expect(page.getByText("A new link is on its way.")).toBeVisible()
        await expectAccessible(page, "the people with an invitation")
        const second = await accountLinkTo(colleague, "/account/welcome/", [first])

        const other = await browser.newPage({ viewport: { width, height } })
        await other.goto(first)
        await expect(heading(other)).toHaveText("This link no longer works")
        await other.goto(second)
        await expect(other.getByText(`You are invited to the account of ${company}.`)).toBeVisible()
        await typeInto(other, field(other, "First name"), "Alan")
        await typeInto(other, field(other, "Last name"), "Turing")
        await typeInto(other, field(other, "Password"), NEW_PASSWORD)
        await pressByKey(other, button(other, "Join the company"))
        await expect(heading(other)).toHaveText(company)
        await other.goto("/account/people")
        await expect(other.getByText("Only an admin of your company can invite people")).toBeVisible()
        await expect(other.getByRole("button", { name: "Send the invitation" })).toHaveCount(0)
        await other.close()
      })

      await test.step("the company's name stands in the header of public pages", async () => {
        await page.goto("/about")
        if (width < 1024) await button(page, "Menu").click()
        await expect(page.getByRole("banner").getByRole("link", { name: company })).toBeVisible()
      })
    })
  })
}

test("roles decide what opens, and a company always has an admin", async ({ page, browser }) => {
  const stamp = `roles.${Date.now()}`
  const founder = await foundCompany(stamp)
  const colleague = await addColleague(founder, `accounts.${stamp}@northwick.example`, ["accounts"])
  await openAccountPage(page, "/account/people", founder)

  await test.step("the last admin can neither give up the role nor leave", async () => {
    await page.getByText("Change Grace Hopper").click()
    await page.getByRole("checkbox", { name: "Admin" }).first().uncheck()
    await page.getByRole("checkbox", { name: "Buyer" }).first().check()
    await button(page, "Save the roles: Grace Hopper").click()
    await expect(page.getByText("A company needs one admin.")).toBeVisible()
    await expectAccessible(page, "a refused change of roles")
    await page.goto("/account/profile")
    await page.getByText("Leave the company…").click()
    await button(page, "Yes, leave the company").click()
    await expect(page.getByText("A company needs one admin.")).toBeVisible()
  })

  await test.step("somebody for the accounts sees no addresses", async () => {
    const other = await browser.newPage()
    await openAccountPage(other, "/account", colleague)
    const links = other.getByRole("navigation", { name: "Account" }).getByRole("link")
    await expect(links.filter({ hasText: "Addresses" })).toHaveCount(0)
    const response = await other.goto("/account/addresses")
    expect(response?.status()).toBe(403)
    await expect(heading(other)).toHaveText("Your role does not allow this page")
    await expectAccessible(other, "a page that the role does not allow")
    await other.close()
  })

  await test.step("a suspended colleague is signed out at once, and signs in anew when let back in", async () => {
    const other = await browser.newPage()
    await openAccountPage(other, "/account", colleague)
    await page.goto("/account/people")
    await page.getByText("Change Alan Turing").click()
    await button(page, "Suspend: Alan Turing").click()
    await expect(page.getByText("The person is suspended and signed out.")).toBeVisible()
    await other.reload()
    await expect(heading(other)).toHaveText("Sign in")
    await page.getByText("Change Alan Turing").click()
    await button(page, "Let back in: Alan Turing").click()
    await expect(page.getByText("The person can sign in again.")).toBeVisible()
    await other.goto("/account")
    await expect(heading(other)).toHaveText("Sign in")
    await openAccountPage(other, "/account", colleague)
    await expect(heading(other)).toHaveText(founder.company)
    await other.close()
  })

  await test.step("a removed colleague cannot sign in any more", async () => {
    await page.goto("/account/people")
    await page.getByText("Change Alan Turing").click()
    await page.getByText("Remove Alan Turing…").click()
    await button(page, "Yes, remove: Alan Turing").click()
    await expect(page.getByText("The person is removed from the company.")).toBeVisible()
    await expect(page.getByText("Alan Turing")).toHaveCount(0)
  })
})

test("an admin keeps addresses, cost centres and the company's details in order", async ({ page }) => {
  const founder = await foundCompany(`places.${Date.now()}`)
  await openAccountPage(page, "/account/addresses", founder)

  await test.step("an address is added, after its problems are put right; what was typed stays", async () => {
    await expect(page.getByText("No address yet")).toBeVisible()
    await expectAccessible(page, "no address")
    await field(page, "Name for this address").fill("Leeds warehouse")
    await field(page, "Recipient").fill("Goods in")
    await field(page, "Address line 1").fill("Unit 4")
    await field(page, "Town or city").fill("Leeds")
    await field(page, "Postcode").fill("nonsense")
    await button(page, "Add an address").click()
    await expect(field(page, "Postcode")).toHaveAccessibleDescription(/Enter a full UK postcode/)
    await expect(field(page, "Name for this address")).toHaveValue("Leeds warehouse")
    await field(page, "Postcode").fill("ls1 4ap")
    await page.getByRole("checkbox", { name: /where no other is chosen/ }).check()
    await button(page, "Add an address").dblclick()
    await expect(page.getByText("The address is added.")).toBeVisible()
    await page.reload()
    await expect(page.getByRole("link", { name: "Change Leeds warehouse" })).toHaveCount(1)
    await expect(
      page.getByRole("list", { name: "Addresses of the company" }).getByText("LS1 4AP"),
    ).toBeVisible()
    await expectAccessible(page, "an address")
  })

  await test.step("it is changed and deleted", async () => {
    await page.getByRole("link", { name: "Change Leeds warehouse" }).click()
    await expect(field(page, "Recipient")).toHaveValue("Goods in")
    await expectAccessible(page, "changing an address")
    await field(page, "Recipient").fill("The goods-in desk")
    await button(page, "Save the address").click()
    await expect(page.getByText("The address is saved.")).toBeVisible()
    await expect(page.getByText("The goods-in desk")).toBeVisible()
    await page.getByText("Delete Leeds warehouse…").click()
    await button(page, "Yes, delete: Leeds warehouse").click()
    await expect(page.getByText("No address yet")).toBeVisible()
  })

  await test.step("cost centres have codes of their own", async () => {
    await page.goto("/account/cost-centres")
    for (const expected of ["The cost centre is added.", "Another cost centre has this code."]) {
      await live(button(page, "Add a cost centre"))
      await field(page, "Code").fill("4100")
      await page.getByRole("textbox", { name: "Name", exact: true }).fill("Warehouse")
      await button(page, "Add a cost centre").click()
      await expect(page.getByText(expected)).toBeVisible()
    }
    await expectAccessible(page, "the cost centres")
  })

  await test.step("the company's details are saved, and stand after a reload", async () => {
    await page.goto("/account/company")
    await live(button(page, "Save the details"))
    await expectAccessible(page, "the company's details")
    await field(page, "E-mail for invoices").fill("invoices@northwick.example")
    await page.getByRole("checkbox", { name: /purchase order number/ }).check()
    await button(page, "Save the details").click()
    await expect(page.getByText("The company's details are saved.")).toBeVisible()
    await page.reload()
    await expect(field(page, "E-mail for invoices")).toHaveValue("invoices@northwick.example")
    await expect(page.getByRole("checkbox", { name: /purchase order number/ })).toBeChecked()
  })
})

test("the profile: name, password, own data, and signing out everywhere", async ({ page, browser }) => {
  const founder = await foundCompany(`profile.${Date.now()}`)
  await openAccountPage(page, "/account/profile", founder)
  await expectAccessible(page, "the profile")

  await test.step("a name is saved", async () => {
    await field(page, "First name").fill("Kathleen")
    await button(page, "Save your details").click()
    await expect(page.getByText("Your details are saved.")).toBeVisible()
    await expect(page.getByText("Signed in as Kathleen Hopper")).toBeVisible()
  })

  await test.step("a password is changed with the present one only; other devices are signed out", async () => {
    const other = await browser.newPage()
    await openAccountPage(other, "/account", founder)
    await field(page, "Present password").fill("not the password")
    await field(page, "New password").fill(NEW_PASSWORD)
    await button(page, "Change the password").click()
    await expect(page.getByText("Your present password is not right.").first()).toBeVisible()
    await expectAccessible(page, "a wrong present password")
    await field(page, "Present password").fill(founder.password)
    await field(page, "New password").fill(NEW_PASSWORD)
    await button(page, "Change the password").click()
    await expect(page.getByText("Your password is changed.")).toBeVisible()
    await other.reload()
    await expect(heading(other)).toHaveText("Sign in")
    await other.close()
  })

  await test.step("everything that is stored about the person is a file", async () => {
    const download = page.waitForEvent("download")
    await page.getByRole("link", { name: "Download your data" }).click()
    expect((await download).suggestedFilename()).toBe("personal-data.json")
  })

  await test.step("signing out everywhere ends every session", async () => {
    const other = await browser.newPage()
    await openAccountPage(other, "/account", { ...founder, password: NEW_PASSWORD })
    await page.goto("/account/profile")
    await button(page, "Sign out on every device").click()
    await expect(page.getByText("You are signed out on every device.")).toBeVisible()
    const cookies = await page.context().cookies()
    expect(cookies.filter(({ name }) => name === ACCOUNT_COOKIE || name === "account-hint")).toEqual([])
    await other.reload()
    await expect(heading(other)).toHaveText("Sign in")
    await other.close()
  })
})

test("signing in: every wrong pair reads the same, and a forgotten password is set anew", async ({
  page,
}) => {
  const founder = await foundCompany(`sign-in.${Date.now()}`)

  await test.step("an unknown address and a wrong password read the same", async () => {
    await page.goto("/account/people")
    await expect(page).toHaveURL(`/account/sign-in?next=${encodeURIComponent("/account/people")}`)
    await expectAccessible(page, "the sign-in")
    for (const email of ["nobody@northwick.example", founder.email]) {
      await live(button(page, "Sign in"))
      await field(page, "Work e-mail").fill(email)
      await field(page, "Password").fill("not the password")
      const responded = page.waitForResponse((response) => response.request().method() === "POST")
      await button(page, "Sign in").click()
      await responded
      await expect(page.getByRole("alert").filter({ hasText: WRONG })).toBeVisible()
      await expect(field(page, "Work e-mail")).toHaveValue(email)
    }
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

  await test.step("asking for a link says the same about every address", async () => {
    for (const email of ["nobody@northwick.example", founder.email]) {
      await page.goto("/account/forgot-password")
      await live(button(page, "Send the link"))
      await field(page, "Work e-mail").fill(email)
      await button(page, "Send the link").click()
      await expect(page.getByText("If there is an account for that address")).toBeVisible()
    }
    await expectAccessible(page, "a link for a new password")
  })

  await test.step("the link sets a new password, works once, and ends the sessions of the old one", async () => {
    const link = await accountLinkTo(founder.email, "/account/reset-password")
    for (const [attempt, expected] of [
      [1, "Your new password is set. Sign in with it."],
      [2, "This link has been used or has run out"],
    ] as const) {
      await page.goto(link)
      await live(button(page, "Set the password"))
      if (attempt === 1) await expectAccessible(page, "a new password")
      await field(page, "New password").fill(NEW_PASSWORD)
      await button(page, "Set the password").click()
      await expect(page.getByText(expected)).toBeVisible()
    }
    await expect(signInBuyer(founder)).rejects.toThrow("401")
    await openAccountPage(page, "/account", { ...founder, password: NEW_PASSWORD })
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
