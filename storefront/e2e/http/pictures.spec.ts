import { expect, test } from "@playwright/test"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { findProduct, Staff } from "../support/backend"
import { soon } from "../support/soon"

const PICTURE = join(import.meta.dirname, "..", "..", "public", "icon-512.png")

test("an uploaded picture is served by the shop itself, as AVIF or WebP in the requested width", async ({
  request,
}) => {
  const staff = await Staff.signIn()
  const { brand, machine_type: machineType } = await findProduct()
  const handle = `e2e-picture-${Date.now()}`
  const uploaded = await staff.uploadPicture(
    `${handle}.png`,
    "image/png",
    new Uint8Array(await readFile(PICTURE)),
  )
  const id = await staff.createProduct({
    title: "E2E Picture",
    handle,
    brandId: brand.id,
    machineTypeId: machineType.id,
    sku: handle.toUpperCase(),
    price: 10,
    images: [uploaded],
  })
  try {
    const path = `/products/${brand.handle}/${machineType.handle}/${handle}`
    await soon(async () => (await request.get(path)).status(), path).toBe(200)
    const html = (await (await request.get(path)).text()).replaceAll("&amp;", "&")

    // The storage address is not sent to visitors.
    expect(html).not.toContain(uploaded)
    const [, src = "", srcSet = ""] =
      /<img[^>]*fetchPriority="high"[^>]*src="([^"]*)" srcSet="([^"]*)"/.exec(html) ?? []
    expect(src).toMatch(/^\/_next\/image\?url=%2Fmedia%2F0%2F.+&w=640&q=75$/)
    const widths = srcSet.split(",").map((one) => Number(/ (\d+)w$/.exec(one)?.[1]))
    expect(widths).toEqual([160, 320, 640, 1200])
    expect(html).toMatch(
      /<link rel="preload" as="image"[^>]*imageSrcSet="\/_next\/image[^>]*fetchPriority="high"/,
    )

    for (const [accept, type] of [
      ["image/avif,image/webp,*/*", "image/avif"],
      ["image/webp,*/*", "image/webp"],
      ["image/png", "image/png"],
    ] as const) {
      const picture = await request.get(src, { headers: { accept } })
      expect([accept, picture.status(), picture.headers()["content-type"]]).toEqual([accept, 200, type])
    }

    // No other server is requested, and no other width is made.
    const original = decodeURIComponent(/url=([^&]+)/.exec(src)?.[1] ?? "")
    expect((await request.get(original)).headers()["content-type"]).toBe("image/png")
    for (const refused of [
      `/_next/image?url=${encodeURIComponent(uploaded)}&w=640&q=75`,
      src.replace("w=640", "w=641"),
      src.replace("q=75", "q=100"),
    ])
      expect([refused, (await request.get(refused)).status()]).toEqual([refused, 400])
    for (const outside of ["/media/1/a.png", "/media/0/../store/regions", "/media/0/%2e%2e/store/regions"])
      expect([outside, (await request.get(outside)).status()]).toEqual([outside, 404])

    const card = await request.get(`/og${path}.png`)
    expect([card.status(), card.headers()["content-type"]]).toEqual([200, "image/png"])
  } finally {
    await staff.remove("product", id)
  }
})
