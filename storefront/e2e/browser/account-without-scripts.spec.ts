import { expect, type Page, test } from "../support/test"
import { accountLinkTo } from "../support/account"

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
