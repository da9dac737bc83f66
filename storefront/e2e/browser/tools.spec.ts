import { type Download, expect, test, type Page } from "../support/test"
import { readFile } from "node:fs/promises"
import { expectAccessible } from "../support/accessible"
import { live } from "../support/live"

test.describe("the CO2e calculator", () => {
  const result = (page: Page) => page.getByRole("region", { name: "Estimate" })

  test("follows every input, also by keyboard, and its address has all of them", async ({ page }) => {
    await page.goto("/co2-calculator")
    await test.step("the page opens with an example, its range, chart and sources", async () => {
      await expect(result(page)).toContainText("10 mobile computers · repair · 3 years")
      await expect(
        result(page)
          .getByText(/^estimated between/)
          .first(),
      ).toBeVisible()
      await expect(result(page).getByRole("figure", { name: "CO2e caused over 3 years" })).toBeVisible()
      await expect(page.getByRole("heading", { name: "Sources" })).toBeVisible()
      await expectAccessible(page, "the calculator with its example")
    })

    await test.step("a choice and a quantity by keyboard change the estimate at once", async () => {
      const scanners = page.getByRole("spinbutton", { name: "Barcode scanners" })
      await (await live(scanners)).focus()
      await page.keyboard.press("PageUp")
      await expect(result(page)).toContainText("barcode scanners")
      await scanners.fill("30")
      await page.keyboard.press("Enter")
      await page.getByRole("radio", { name: "Repair" }).focus()
      await page.keyboard.press("ArrowRight")
      await expect(page.getByRole("radio", { name: "Refurbished" })).toBeChecked()
      await expect(result(page)).toContainText("10 mobile computers · 30 barcode scanners · refurbished")
      await expect(result(page).getByRole("status").first()).toContainText(/Saved a year: [\d,]+ kg CO2e/)
    })

    await test.step("the shared address gives the same result", async () => {
      await expect(page).toHaveURL(/choice=refurbished&years=3&mobile-computers=10&barcode-scanners=30$/)
      const bars = result(page).getByRole("figure").getByRole("img")
      const labels = await bars.evaluateAll((all) => all.map((bar) => bar.getAttribute("aria-label")))
      expect(labels).toHaveLength(2)
      await page.reload()
      for (const [index, figure] of labels.entries())
        await expect(bars.nth(index)).toHaveAccessibleName(figure ?? "")
    })
  })
})

test.describe("the barcode generator", () => {
  const part = (page: Page, name: string) => page.getByRole("region", { name })
  const contentOf = async (download: Download) => readFile(await download.path())

  test("draws one barcode with its check digit, explains errors, and saves PNG, SVG and PDF", async ({
    page,
  }) => {
    const typed = "629104150021"
    const messages: string[] = []
    page.on("request", (request) => {
      const isSent = request.url().startsWith("http")
      if (isSent && `${request.url()} ${request.postData() ?? ""}`.includes(typed))
        messages.push(request.url())
    })
    await page.goto("/free-barcode-generator")
    const one = part(page, "One code")
    const holds = one.getByLabel("Barcode content")

    await test.step("an EAN-13 gets its check digit", async () => {
      await expect(one.getByRole("img", { name: "EAN-13 with 5012345678917" })).toBeVisible()
      await (await live(holds)).fill(typed)
      await expect(one.getByRole("img", { name: "EAN-13 with 6291041500213" })).toBeVisible()
      await expect(one.getByRole("status")).toHaveText("Check digit 3 added.")
      await expectAccessible(page, "the generator with a code")
    })

    await test.step("a wrong check digit is explained, and nothing is drawn", async () => {
      await holds.fill("6291041500214")
      await expect(holds).toHaveAccessibleErrorMessage(/check digit is wrong: 629104150021 ends in 3, not 4/)
      await expect(one.getByRole("img")).toHaveCount(0)
    })

    await test.step("another kind shows its own example; PNG, SVG and PDF are downloaded", async () => {
      await holds.fill("501234567891")
      await one.getByLabel("Barcode type").selectOption("QR code")
      await expect(one.getByRole("img", { name: /^QR code with https/ })).toBeVisible()
      const kinds = { PNG: "\u0089PNG", SVG: "<svg", PDF: "%PDF-" } as const
      for (const [format, start] of Object.entries(kinds)) {
        const downloading = page.waitForEvent("download")
        await one.getByRole("button", { name: `Download ${format}` }).click()
        const download = await downloading
        expect(download.suggestedFilename()).toBe(`qr-https-www-example-com-manual.${format.toLowerCase()}`)
        expect((await contentOf(download)).toString("latin1").startsWith(start)).toBe(true)
      }
    })

    await test.step("a whole number gets its zero, and a second check digit only if it is asked for", async () => {
      await one.getByLabel("Barcode type").selectOption("EAN-13")
      await holds.fill("036000291452")
      await expect(one.getByRole("img", { name: "EAN-13 with 0036000291452" })).toBeVisible()
      await expect(one.getByRole("status")).toContainText("we put a zero in front")
      await one.getByRole("button", { name: "Add a check digit instead: 0360002914522" }).click()
      await expect(one.getByRole("img", { name: "EAN-13 with 0360002914522" })).toBeVisible()
      await expect(holds).toHaveValue("0360002914522")
      await expect(holds).toBeFocused()
    })

    await test.step("kind and content are in the address, in a part that is not sent", async () => {
      const card = `BEGIN:VCARD\nFN:José ${typed}\nEND:VCARD`
      await one.getByLabel("Barcode type").selectOption("QR code")
      await holds.fill(card)
      await expect(page).toHaveURL(/\/free-barcode-generator#kind=qr&content=BEGIN/)
      await page.reload()
      await live(holds)
      await expect(holds).toHaveValue(card)
      await expect(one.getByLabel("Barcode type")).toHaveValue("qr")
      await expect(one.getByRole("img", { name: /^QR code with BEGIN:VCARD/ })).toBeVisible()
      await page.goto("/free-barcode-generator#kind=code-128&content=SW%2B1")
      await expect(one.getByRole("img", { name: "Code 128 with SW+1" })).toBeVisible()
      await page.getByRole("link", { name: "Skip to content" }).focus()
      await page.keyboard.press("Enter")
      await expect(page).toHaveURL(/#kind=code-128&content=SW%2B1$/)
    })

    await test.step("what has line ends loses them in a field of one line, and the barcode with it", async () => {
      await one.getByLabel("Barcode type").selectOption("Data Matrix")
      await holds.fill("one\ntwo")
      await one.getByLabel("Barcode type").selectOption("Code 128")
      await expect(holds).toHaveValue("one two")
      await expect(one.getByRole("img", { name: "Code 128 with one two" })).toBeVisible()
    })

    await test.step("the address has nothing for an analytics tag to send on", async () => {
      await page.evaluate(() => {
        const tag = document.createElement("script")
        // Not of a type that browsers load.
        tag.type = "text/plain"
        tag.src = "https://www.googletagmanager.com/gtag/js?id=G-TEST1234"
        document.head.append(tag)
      })
      await holds.fill("secret")
      await expect(page).toHaveURL(/\/free-barcode-generator$/)
    })

    await test.step("nothing that was typed leaves the browser", () => {
      expect(messages).toEqual([])
    })
  })

  test("makes label sheets from a CSV file, and lists faulty rows", async ({ page }) => {
    await page.goto("/free-barcode-generator")
    const many = part(page, "Many at once")
    const make = many.getByRole("button", { name: "Make the label sheets" })
    await (await live(make)).click()
    await expect(many.getByRole("textbox", { name: "Codes" })).toHaveAccessibleErrorMessage(
      /Paste or choose at least one code\./,
    )
    const lines = Array.from({ length: 20 }, (_, index) => `A-${index + 1},Café £${index + 1}`)
    await many.getByLabel("Barcode type").selectOption("Code 128")
    await many.getByLabel("CSV file").setInputFiles({
      name: "codes.csv",
      mimeType: "text/csv",
      // "CSV (Comma delimited)" of Excel, in Windows-1252.
      buffer: Buffer.from(["Code,Name", ...lines, "wröng,Mistyped"].join("\r\n"), "latin1"),
    })
    await expect(many.getByRole("textbox", { name: "Codes" })).toHaveValue(/Café £20\s[^]*Mistyped/)
    await make.click()
    await expect(many.getByText("20 labels are ready to print.")).toBeVisible()
    const fault = many.getByRole("table", { name: "1 line was left out" }).getByRole("row").last()
    await expect(fault).toContainText("22")
    await expect(fault).toContainText("“ö” is none")
    const downloading = page.waitForEvent("download")
    await many.getByRole("button", { name: "Download the labels (PDF)" }).click()
    const pdf = await contentOf(await downloading)
    expect(pdf.toString("latin1").startsWith("%PDF-")).toBe(true)
    expect(pdf.length).toBeGreaterThan(5_000)

    await test.step("a changed list has no old labels to be downloaded", async () => {
      await many.getByRole("textbox", { name: "Codes" }).fill("501234567890\n501234567891")
      await expect(many.getByText("Make the label sheets again")).toBeVisible()
      await expect(many.getByRole("button", { name: "Download the labels (PDF)" })).toHaveCount(0)
    })

    await test.step("what a number lacks is asked where it may lack either", async () => {
      await many.getByLabel("Barcode type").selectOption("EAN-13")
      await make.click()
      await expect(many.getByText("1 label is ready to print.")).toBeVisible()
      await many.getByRole("button", { name: "Put a zero in front" }).press("Enter")
      await expect(many.getByText("2 labels are ready to print.")).toBeVisible()
      const changes = many.getByRole("table", { name: "2 lines with a change" })
      await expect(changes).toContainText("0501234567890: we put a zero in front")
      await expect(make).toBeFocused()
      await many.getByRole("button", { name: "Add a check digit" }).click()
      await expect(changes).toContainText("5012345678900")
    })

    await test.step("a line is one code, or has columns: what a list does not say is asked, and stays chosen", async () => {
      const list = many.getByRole("textbox", { name: "Codes" })
      await many.getByLabel("Barcode type").selectOption("QR code")
      await list.fill("Smith, Jane,2\nDoe, John,3\nRoe, Sam,1")
      await make.click()
      await expect(many.getByText("Does your list have columns?")).toBeVisible()
      await expect(many.getByRole("button", { name: "Download the labels (PDF)" })).toHaveCount(0)
      await many.getByRole("button", { name: "One code on each line" }).click()
      await expect(many.getByText("3 labels are ready to print.")).toBeVisible()
      await expect(make).toBeFocused()
      const read = many.getByRole("region", { name: "How your list was read" })
      await read.getByLabel("Your list has").selectOption("Columns, separated by commas")
      await expect(many.getByText("Which column is which?")).toBeVisible()
      await read.getByLabel("Codes are in").selectOption("Column 1: Smith, Doe")
      const copies = read.getByLabel("Number of labels is in")
      await copies.focus()
      await copies.selectOption({ index: 3 })
      await expect(many.getByText("6 labels are ready to print.")).toBeVisible()
      await expect(copies).toBeFocused()
      await expect(read.getByRole("columnheader", { name: "Labels (Column 3)" })).toBeVisible()
      await read.getByLabel("Text above the code is in").selectOption("Column 1: Smith, Doe")
      await expect(many.getByText("Which column is which?")).toBeVisible()
      await read.getByLabel("Codes are in").selectOption("Column 2: Jane, John")
      await expect(many.getByText("6 labels are ready to print.")).toBeVisible()
      await list.fill("Smith, Jane,2\nDoe, John,3\nRoe, Sam,2")
      await many.getByLabel("First free label").selectOption("20 (row 7, column 2)")
      await make.click()
      await expect(many.getByText("7 labels are ready to print.")).toBeVisible()
      await expect(read.getByRole("columnheader", { name: "Code (Column 2)" })).toBeVisible()
    })

    await test.step("what is cancelled leaves the focus on the button that starts", async () => {
      const list = Array.from({ length: 3_000 }, (_, index) => `A-${index}`).join("\n")
      await many.getByLabel("CSV file").setInputFiles({
        ...{ name: "codes.txt", mimeType: "text/plain" },
        buffer: Buffer.from(list),
      })
      await make.click()
      await many.getByRole("button", { name: "Cancel" }).press("Enter")
      await expect(many.getByText("Cancelled. No labels were created.")).toBeVisible()
      await expect(make).toBeFocused()
    })

    await test.step("headings can be taken for codes, and for headings again", async () => {
      const read = many.getByRole("region", { name: "How your list was read" })
      await many.getByRole("textbox", { name: "Codes" }).fill("Code\nA-1\nA-2")
      await make.click()
      await expect(many.getByText("2 labels are ready to print.")).toBeVisible()
      const heading = read.getByRole("checkbox", { name: "The list has headings" })
      await heading.press("Space")
      await expect(many.getByText("3 labels are ready to print.")).toBeVisible()
      await heading.press("Space")
      await expect(many.getByText("2 labels are ready to print.")).toBeVisible()
    })
  })

  test("never shows or saves a picture of another content, while its scripts are slow", async ({ page }) => {
    const sent: (() => Promise<void>)[] = []
    let isSlow = false
    await page.route("**/*.js*", async (route) => {
      if (isSlow) sent.push(() => route.continue())
      else await route.continue()
    })
    await page.goto("/free-barcode-generator")
    const one = part(page, "One code")
    const holds = await live(one.getByLabel("Barcode content"))
    await expect(one.getByRole("button", { name: "Download SVG" })).toBeVisible()
    isSlow = true
    await holds.fill("629104150021")
    await expect(one.getByText("Drawing the barcode…")).toBeVisible()
    await expect(one.getByRole("img")).toHaveCount(0)
    await expect(one.getByRole("button", { name: "Download SVG" })).toHaveCount(0)
    await holds.fill("4006381333931")
    isSlow = false
    for (const send of sent.splice(0)) await send()
    await expect(one.getByRole("img", { name: "EAN-13 with 4006381333931" })).toBeVisible()
    const downloading = page.waitForEvent("download")
    await one.getByRole("button", { name: "Download SVG" }).click()
    expect((await downloading).suggestedFilename()).toBe("ean-13-4006381333931.svg")

    await test.step("not even before its own script has come", async () => {
      isSlow = true
      await page.reload({ waitUntil: "commit" })
      await expect(one.getByRole("img")).toBeVisible()
      await holds.fill("629104150021")
      await expect(one.getByRole("img")).toBeHidden()
      isSlow = false
      for (const send of sent.splice(0)) await send()
      await expect(one.getByRole("img", { name: "EAN-13 with 6291041500213" })).toBeVisible()
    })
  })
})

test("an indicative buy-back offer by model, age, condition and quantity, which links to the form for a firm one", async ({
  page,
  browser,
}) => {
  const offer = (one: Page) => one.getByRole("region", { name: "Indicative offer" })
  await page.goto("/services/buy-back")

  await test.step("the offer follows at once, as a range, with its calculation and a note on sample figures", async () => {
    await live(page.getByLabel("Model"))
    await page.getByLabel("Model").selectOption("Zebra MC9300")
    await page.getByLabel("Age", { exact: true }).selectOption("Less than a year")
    await page.getByLabel("Faulty").check()
    const quantity = page.getByRole("spinbutton", { name: "Quantity" })
    await quantity.fill("1")
    await quantity.press("Tab")
    await expect(offer(page)).toContainText("£222 to £371")
    await expect(offer(page)).toContainText("sample figures")
    await expect(page).toHaveURL(/model=zebra-mc9300&years=0&condition=faulty&quantity=1$/)
    await expectAccessible(page, "an offer", { within: "#offer" })
  })

  await test.step("no button uses an offer for another quantity than the one in the field", async () => {
    const quantity = page.getByRole("spinbutton", { name: "Quantity" })
    for (const action of [
      page.getByRole("link", { name: "Ask for a firm offer" }),
      offer(page).getByRole("button", { name: "Print" }),
    ]) {
      await quantity.fill("2.6")
      await action.click()
      await expect(quantity).toBeFocused()
      await expect(quantity).toHaveAccessibleErrorMessage(/Enter a whole number from 1 to 9,999/)
    }
    await expect(page).not.toHaveURL(/#/)
    await quantity.fill("1")
    await quantity.press("Tab")
  })

  await test.step("the offer links to the form with its values filled in", async () => {
    await page.getByRole("link", { name: "Ask for a firm offer" }).click()
    await expect(page.getByLabel("Message")).toHaveValue(
      /1 × Zebra MC9300, age less than a year, condition: faulty/,
    )
    await expect(page.getByLabel("Message")).toHaveValue(/£222 to £371/)
    await expect(page.getByLabel("What is it about?")).toHaveValue("Buy-back and recycling")
  })

  await test.step("the address gives the same offer without scripts", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(page.url())
    await expect(offer(plain)).toContainText("£222 to £371")
    await plain.getByRole("spinbutton", { name: "Quantity" }).fill("60")
    await plain.getByRole("button", { name: "Show the offer" }).click()
    await expect(offer(plain)).toContainText("60 × Zebra MC9300")
    await plain.getByRole("spinbutton", { name: "Quantity" }).fill("1,200")
    await plain.getByRole("button", { name: "Show the offer" }).click()
    await expect(offer(plain)).toContainText("1,200 × Zebra MC9300")
    for (const text of ["0", "2.6", "12000", "1,2,3,4", "five"]) {
      await plain.getByRole("spinbutton", { name: "Quantity" }).fill(text)
      await plain.getByRole("button", { name: "Show the offer" }).click()
      await expect(plain).toHaveURL(/quantity=1%2C200/)
    }
    await context.close()
  })
})
