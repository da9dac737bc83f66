import s3 from "@medusajs/medusa/file-s3"
import { type IFileProvider, type Logger } from "@medusajs/framework/types"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ObjectStore } from "../../integration-tests/helpers/object-store"
import { type Environment } from "../config/environment"
import { fileProvider } from "./file-provider"

const settings = (values: Partial<Environment>) =>
  fileProvider({ BACKEND_URL: "https://api.scanwright.example", ...values } as Environment)

describe("Uploaded files without an object store", () => {
  it("lie in the upload folder, private ones beside them", () => {
    expect(settings({ UPLOAD_DIR: "/srv/uploads" })).toEqual({
      resolve: "@medusajs/medusa/file-local",
      id: "local",
      options: {
        upload_dir: "/srv/uploads",
        private_upload_dir: "/srv/uploads/.private",
        backend_url: "https://api.scanwright.example/static",
      },
    })
  })
})

describe("Uploaded files with an object store", () => {
  const store = new ObjectStore()
  let provider: IFileProvider

  beforeAll(async () => {
    const { options } = settings({
      S3_BUCKET: "shop",
      S3_REGION: "eu-west-2",
      S3_ENDPOINT: await store.start(),
      S3_ACCESS_KEY_ID: "key-id",
      S3_SECRET_ACCESS_KEY: "key-secret",
      S3_FILE_URL: "https://files.scanwright.example",
    })
    const Service = s3.services[0] as unknown as new (container: object, options: object) => IFileProvider
    provider = new Service({ logger: { error: () => undefined } as unknown as Logger }, options)
  })
  afterAll(() => store.stop())

  it("are written, read and deleted there, signed, with their type and without an access list", async () => {
    const content = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255])
    const { url, key } = await provider.upload({
      filename: "a.png",
      mimeType: "image/png",
      content: content.toString("base64"),
      access: "public",
    })
    expect(url).toBe(`https://files.scanwright.example/${key}`)
    expect(store.objects.get(`/shop/${key}`)).toEqual({ type: "image/png", content })
    expect(store.authorizations[0]).toMatch(/^AWS4-HMAC-SHA256 Credential=key-id\/\d{8}\/eu-west-2\/s3\//)
    expect(store.acls).toEqual([undefined])
    expect(await provider.getAsBuffer({ fileKey: key, filename: key })).toEqual(content)
    await provider.delete({ fileKey: key, filename: key })
    expect(store.objects.size).toBe(0)
  })

  it("are written under a prefix by the role of the machine where no key is given", () => {
    const { options } = settings({ S3_ENDPOINT: "https://s3.eu-west-2.amazonaws.com", S3_PREFIX: "shop-2/" })
    expect(options).toMatchObject({ prefix: "shop-2/", authentication_method: "s3-iam-role" })
  })

  it("are addressed by the bucket's host name at Amazon only", () => {
    const pathStyle = (S3_ENDPOINT: string) =>
      JSON.stringify(settings({ S3_ENDPOINT }).options).includes('"forcePathStyle":true')
    expect(pathStyle("https://s3.eu-west-2.amazonaws.com")).toBe(false)
    expect(pathStyle("https://minio.scanwright.example")).toBe(true)
  })
})
