import { test } from "../support/test"
import { askStore, foundCompany, openAccountPage } from "../support/account"
import { walk } from "../support/walk"

test("every page of the account is accessible, logs no error, and fits every window", async ({ page }) => {
  const founder = await foundCompany(`walk.${Date.now()}`)
  const longName = "The goods-in desk of the Northwick regional distribution centre".slice(0, 60)
  await askStore(
    "/store/account/addresses",
    "POST",
    {
      ...{ label: longName, name: "Goods in", line1: "Unit 4", city: "Leeds", postcode: "LS1 4AP" },
      ...{ country: "gb", kind: "both", instructions: "Gate B", is_default: true },
    },
    founder.token,
  )
  await askStore("/store/account/cost-centres", "POST", { code: "4100", name: longName }, founder.token)
  await askStore(
    "/store/account/invitations",
    "POST",
    { email: `guest.${Date.now()}@northwick.example`, roles: ["buyer", "accounts"] },
    founder.token,
  )
  await walk(page, [
    "/account/sign-in",
    "/account/register",
    "/account/forgot-password",
    "/account/reset-password?token=x&email=a%40b.example",
    "/account/welcome/none",
  ])
  await openAccountPage(page, "/account", founder)
  await walk(page, [
    "/account",
    "/account/people",
    "/account/company",
    "/account/addresses",
    "/account/cost-centres",
    "/account/profile",
  ])
})
