import { readdir, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import { type AxiosInstance, type AxiosResponse } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { pictureSize } from "../../src/media/picture-size"
import cleanUploads from "../../src/migration-scripts/clean-stored-pictures"
import { uploadLimits } from "../helpers/own-settings"
import { HOSTILE_SVG, PDF, PHOTOGRAPH, PICTURES, PNG_WITH_PAGE, ZIP } from "../helpers/pictures"
import { Shop } from "../helpers/shop"
import { soon } from "../helpers/soon"

Object.assign(process.env, uploadLimits)

const STAFF = { email: "staff@scanwright.example", password: "a-long-test-password" }
const MEGABYTE = 1_000_000

interface Uploads {
  files: { id: string; url: string }[]
  type: string
  message: string
}

interface SentFile {
  name: string
  content: Buffer | string
  /** media type that the sender claims */
  type?: string
}

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    let shop: Shop
    let staff: Record<string, string>

    const ask = async <T>(
      method: string,
      url: string,
      headers: Record<string, string>,
      data?: unknown,
    ): Promise<AxiosResponse<T>> =>
      (api as AxiosInstance).request<T>({
        method,
        url,
        headers,
        data,
        maxRedirects: 0,
        maxBodyLength: Infinity,
        responseType: url.startsWith("/static") ? "arraybuffer" : "json",
        validateStatus: () => true,
      })
    const upload = async (files: SentFile[], headers = staff, field = "files") => {
      const form = new FormData()
      for (const { name, content, type } of files) {
        form.append(field, new Blob([new Uint8Array(Buffer.from(content))], type ? { type } : {}), name)
      }
      return ask<Uploads>("post", "/admin/uploads", headers, form)
    }
    const stored = async () => (await readdir(process.env.UPLOAD_DIR ?? "", { recursive: true })).sort()
    /** The one file of an upload, as a visitor downloads it. */
    const served = async (file: SentFile) => {
      const { status, data } = await upload([file])
      expect({ status, data }).toMatchObject({ status: 200 })
      const url = new URL(data.files[0]?.url ?? "")
      return { url, ...(await ask<Buffer>("get", url.pathname, {})) }
    }

    beforeAll(async () => {
      shop = await Shop.open(api as AxiosInstance, getContainer())
      const { data } = await ask<{ token: string }>("post", "/auth/user/emailpass", {}, STAFF)
      staff = { authorization: `Bearer ${data.token}` }
    })

    describe("Uploads of staff", () => {
      it("of pictures are stored under a random name and shown as what they are, not as what they are called", async () => {
        const { url, data, headers } = await served({
          ...{ name: "../../page.html", type: "text/html" },
          content: PNG_WITH_PAGE,
        })
        expect(url.pathname).toMatch(/^\/static\/\d+-[\da-f-]{36}\.png$/)
        expect(Buffer.from(data)).toEqual(PICTURES.png)
        expect(headers).toMatchObject({
          "content-type": "image/png",
          "x-content-type-options": "nosniff",
          "content-security-policy": expect.stringContaining("sandbox") as string,
          "cache-control": expect.stringContaining("immutable") as string,
        })
      })

      it.each([
        ["Brochure.pdf", PDF, /\.pdf$/, "application/pdf"],
        ["driver.exe.zip", ZIP, /\.zip$/, "application/zip"],
        ["readme.txt", "Set the switch to 3.", /\.txt$/, "text/plain; charset=utf-8"],
      ])("such as %s are saved, not shown", async (name, content, path, type) => {
        const { url, headers } = await served({ name, content })
        expect(url.pathname).toMatch(path)
        expect(headers).toMatchObject({
          "content-type": type,
          "content-disposition": "attachment",
          "x-content-type-options": "nosniff",
        })
      })

      it("of photographs are served upright, without the place, the camera and all else that is not drawn", async () => {
        const { url, data, headers } = await served({ name: "IMG_2041.JPG", content: PHOTOGRAPH })
        expect(url.pathname).toMatch(/\.jpg$/)
        expect(headers["content-type"]).toBe("image/jpeg")
        const picture = Buffer.from(data)
        for (const part of ["Exif", "BugCaseCam"]) expect(picture.includes(part)).toBe(false)
        expect(await pictureSize("jpg", picture)).toEqual({ width: 32, height: 64 })
      })

      it("of photographs that a release finds in the folder lose the same, under the same address", async () => {
        await writeFile(path.join(process.env.UPLOAD_DIR ?? "", "of-last-year.jpg"), PHOTOGRAPH)
        await cleanUploads({ container: getContainer() })
        const { data } = await ask<Buffer>("get", "/static/of-last-year.jpg", {})
        const { data: uploaded } = await served({ name: "a.jpg", content: PHOTOGRAPH })
        expect(Buffer.from(data)).toEqual(Buffer.from(uploaded))
      })

      it("of SVG are cleaned", async () => {
        const { url, data, headers } = await served({
          name: "logo.png",
          type: "image/png",
          content: HOSTILE_SVG,
        })
        expect(url.pathname).toMatch(/\.svg$/)
        expect(headers["content-type"]).toBe("image/svg+xml")
        const text = Buffer.from(data).toString()
        expect(text).toMatch(/^<svg /)
        expect(text).not.toMatch(/script|onload|evil|foreignObject|animate/i)
      })

      it("returns all files of a call in their order", async () => {
        const { data } = await upload([
          { name: "a", content: PICTURES.png },
          { name: "b", content: PICTURES.jpg },
        ])
        expect(data.files.map(({ url }) => path.extname(url))).toEqual([".png", ".jpg"])
        expect(Object.keys(data.files[0] ?? {}).sort()).toEqual(["id", "url"])
      })

      it("are readable by the server's user only", async () => {
        const { data } = await upload([{ name: "a", content: PICTURES.png }])
        const folder = process.env.UPLOAD_DIR ?? ""
        const file = path.join(folder, data.files[0]?.id ?? "")
        expect((await stat(file)).mode & 0o777).toBe(0o600)
      })

      it("can be deleted, and nothing outside the folder with them", async () => {
        const { data } = await upload([{ name: "a", content: PICTURES.png }])
        const id = data.files[0]?.id ?? ""
        expect(await stored()).toContain(id)
        expect((await ask("delete", `/admin/uploads/${id}`, staff)).status).toBe(200)
        expect(await stored()).not.toContain(id)
        const outside = path.join(process.env.UPLOAD_DIR ?? "", "..", "outside.txt")
        await writeFile(outside, "here")
        expect((await ask("delete", "/admin/uploads/..%2Foutside.txt", staff)).status).toBe(400)
        expect(await readdir(path.dirname(outside))).toContain("outside.txt")
      })
    })

    describe("A refused submission is not stored", () => {
      it("a page called .png, nor the picture beside it", async () => {
        const before = await stored()
        const page = { name: "a.png", type: "image/png", content: "<!doctype html><script>1</script>" }
        const { status, data } = await upload([{ name: "good", content: PICTURES.png }, page])
        expect({ status, type: data.type }).toEqual({ status: 400, type: "invalid_data" })
        expect(data.message).toContain("send a PNG, JPEG, WebP, AVIF or SVG picture")
        expect(await stored()).toEqual(before)
      })

      it.each([
        [
          "a picture above its limit",
          { name: "a", content: Buffer.concat([PICTURES.png, Buffer.alloc(MEGABYTE)]) },
          "larger than 1 MB",
        ],
        [
          "an archive above its limit",
          { name: "a", content: Buffer.concat([ZIP, Buffer.alloc(3 * MEGABYTE)]) },
          "larger than 3 MB",
        ],
      ])("%s", async (_kind, file: SentFile, labels) => {
        const { status, data } = await upload([file])
        expect(status).toBe(400)
        expect(data.message).toContain(labels)
      })

      it("a call above its limit, by its length alone", async () => {
        const { status, data } = await upload([{ name: "a", content: Buffer.alloc(4 * MEGABYTE) }])
        expect({ status, message: data.message }).toEqual({
          status: 413,
          message: "The files of one call may have 4 MB together",
        })
      })

      it("a call without Content-Length", async () => {
        const { baseURL = "" } = (api as AxiosInstance).defaults
        const response = await fetch(`${baseURL}/admin/uploads`, {
          method: "POST",
          headers: { ...staff, "content-type": "multipart/form-data; boundary=x" },
          body: new Blob(["--x--"]).stream(),
          duplex: "half",
        })
        expect(response.status).toBe(411)
      })

      it("more than 20 files", async () => {
        const file = { name: "a", content: PICTURES.png }
        expect((await upload(Array<SentFile>(20).fill(file))).status).toBe(200)
        const { status, data } = await upload(Array<SentFile>(21).fill(file))
        expect({ status, message: data.message }).toMatchObject({
          status: 400,
          message: expect.stringContaining("20") as string,
        })
      })

      it("a form without files, one with another field, and one that ends too early", async () => {
        expect((await upload([])).status).toBe(400)
        const { status, data } = await upload([{ name: "a", content: PICTURES.png }], staff, "picture")
        expect(status).toBe(400)
        expect(data.message).toContain('"files"')
        const multipart = { ...staff, "content-type": "multipart/form-data; boundary=x" }
        const broken = '--x\r\ncontent-disposition: form-data; name="files"; filename="a"\r\n\r\nabc'
        expect((await ask("post", "/admin/uploads", multipart, broken)).status).toBe(400)
        const nameless = { ...staff, "content-type": "multipart/form-data" }
        expect((await ask("post", "/admin/uploads", nameless, "abc")).status).toBe(400)
      })
    })

    describe("Callers without credentials", () => {
      it("upload nothing", async () => {
        const before = await stored()
        expect((await upload([{ name: "a", content: PICTURES.png }], {})).status).toBe(401)
        expect(await stored()).toEqual(before)
      })

      it("download files of kinds that are not shown", async () => {
        await writeFile(path.join(process.env.UPLOAD_DIR ?? "", "old.html"), "<script>1</script>")
        const { headers } = await ask("get", "/static/old.html", {})
        expect(headers).toMatchObject({
          "content-type": "application/octet-stream",
          "content-disposition": "attachment",
        })
      })
    })

    describe("Addresses for writing past the checks", () => {
      const announce = (originalname: string, mime_type: string) =>
        ask<{ url: string; filename: string; originalname: string; mime_type: string; size: number }>(
          "post",
          "/admin/uploads/presigned-urls",
          staff,
          { originalname, mime_type, size: 100 },
        )

      it.each([
        ["a.png", "image/png"],
        ["a.html", "text/html"],
        ["a.exe", "text/csv"],
      ])("are not given for %s", async (name, type) => {
        expect((await announce(name, type)).status).toBe(400)
      })

      it("are not needed for the Medusa Admin's import of products, which works, and does not serve its file", async () => {
        const csv =
          "Product Handle,Product Title,Product Status,Product Description,Product Subtitle,Product External Id," +
          "Product Thumbnail,Product Collection Id,Product Type Id,Product Discountable,Product Height,Product HS Code," +
          "Product Length,Product Material,Product MID Code,Product Origin Country,Product Weight,Product Width," +
          "Variant Title,Variant SKU,Variant Price GBP,Variant Option 1 Name,Variant Option 1 Value\n" +
          "imported-scanner,Imported scanner,draft,Text,,,,,,true,,,,,,,,,Standard,IMP-1,10,Model,Standard\n"
        const announced = await announce("list.csv", "text/csv")
        expect(announced.data.url).toBe("/admin/uploads")
        const { data } = await upload([{ name: "list.csv", type: "text/csv", content: csv }])
        const id = data.files[0]?.id ?? ""
        expect(id).toMatch(/^private-/)
        expect((await ask("get", `/static/${id}`, {})).status).toBe(404)
        expect((await ask("get", `/static/.private%2F${id}`, {})).status).toBe(404)
        const imported = await shop.admin<{ transaction_id: string; summary: object }>(
          "post",
          "products/imports",
          {
            file_key: id,
            originalname: announced.data.originalname,
            extension: "csv",
            size: 100,
            mime_type: "text/csv",
          },
        )
        expect({ status: imported.status, data: imported.data }).toMatchObject({
          status: 202,
          data: { summary: { toCreate: 1, toUpdate: 0 } },
        })
        await shop.admin("post", `products/imports/${imported.data.transaction_id}/confirm`, {})
        await soon(async () => {
          const { data: found } = await shop.admin<{ count: number }>(
            "get",
            "products?handle=imported-scanner",
          )
          expect(found.count).toBe(1)
        })
      })
    })
  },
})
