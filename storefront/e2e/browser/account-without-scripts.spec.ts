import { expect, type Page, test } from "../support/test"
import { accountLinkTo, addColleague, fillAccountSignIn, foundCompany } from "../support/account"

test.use({ javaScriptEnabled: false })

const field = (page: Page, name: string | RegExp) => page.getByRole("textbox", { name })
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name })

test("a founder opens an account without scripts; what was typed stays beside its problems", async ({
  page,
}) => {
  const stamp = Date.now()
  const email = `plain.${stamp}@northwick.example`
  await page.goto("/account/register")
  await field(page, "First name").fill("Grace")
  await field(page, "Last name").fill("Hopper")
  await field(page, "Work e-mail").fill(email)
  await field(page, "Legal name").fill(`Plain ${stamp}`)
  await page.getByRole("combobox", { name: "Type of company" }).selectOption("sole_trader")
  await field(page, "Address line 1").fill("1 Canal Road")
  await field(page, "Town or city").fill("Leeds")
  await field(page, "Postcode").fill("LS1 4AP")
  await page.getByRole("checkbox", { name: /I agree/ }).check()
  await button(page, "Ask for an account").click()

  await expect(field(page, "Phone")).toHaveAccessibleDescription(/Enter your phone number/)
  await expect(field(page, "First name")).toHaveValue("Grace")
  await expect(page.getByRole("combobox", { name: "Type of company" })).toHaveValue("sole_trader")
  await expect(page.getByRole("checkbox", { name: /I agree/ })).toBeChecked()
  await field(page, "Phone").fill("01632 960123")
  await button(page, "Ask for an account").click()
  await expect(page.getByText("We have sent you a mail with a link")).toBeVisible()

  await page.goto(await accountLinkTo(email, "/account/welcome/"))
  await field(page, "Password").fill("seven green umbrellas")
  await button(page, "Open the account").click()
  await expect(page).toHaveURL("/account?notice=welcome")
})

test("people, the profile and a forgotten password work without scripts", async ({ page }) => {
  const stamp = `plain-forms.${Date.now()}`
  const founder = await foundCompany(stamp)
  await addColleague(founder, `alan.${stamp}@northwick.example`, ["buyer"])
  await page.goto("/account/people")
  await fillAccountSignIn(page, founder)

  await test.step("people: invite, withdraw, roles, remove", async () => {
    const guest = `guest.${stamp}@northwick.example`
    await field(page, "Work e-mail").fill(guest)
    await button(page, "Send the invitation").click()
    await button(page, `Withdraw: ${guest}`).click()
    await expect(page.getByText("The invitation is withdrawn.")).toBeVisible()
    const open = () => page.getByText("Change Alan Turing").click()
    await open()
    const row = page.getByRole("listitem").filter({ hasText: "Alan Turing" })
    await row.getByRole("checkbox", { name: "Approver" }).check()
    await button(page, "Save the roles: Alan Turing").click()
    await expect(page.getByText("The roles are saved.")).toBeVisible()
    await open()
    await page.getByText("Remove Alan Turing…").click()
    await button(page, "Yes, remove: Alan Turing").click()
    await expect(page.getByText("The person is removed from the company.")).toBeVisible()
  })

  await test.step("the profile is saved, signing out ends the session, and a forgotten password is set anew", async () => {
    await page.goto("/account/profile")
    await field(page, "First name").fill("Kathleen")
    await button(page, "Save your details").click()
    await expect(field(page, "First name")).toHaveValue("Kathleen")
    await button(page, "Sign out on every device").click()
    await expect(page.getByText("You are signed out on every device.")).toBeVisible()
    await page.goto("/account/forgot-password")
    await field(page, "Work e-mail").fill(founder.email)
    await button(page, "Send the link").click()
    await page.goto(await accountLinkTo(founder.email, "/account/reset-password"))
    await field(page, "New password").fill("eleven quiet lighthouses")
    await button(page, "Set the password").click()
    await expect(page.getByText("Your new password is set.")).toBeVisible()
  })
})
