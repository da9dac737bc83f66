import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { ObjectStore } from "../../integration-tests/helpers/object-store"
import { PHOTOGRAPH, PICTURES } from "../../integration-tests/helpers/pictures"
import { cleanStoredPictures } from "./clean-stored-pictures"
import { withoutMetadata } from "./metadata/without-metadata"
import { type StoredFiles, storedFiles } from "./stored-files"

const DEFAULTS = {
  UPLOAD_IMAGE_MB: 10,
  UPLOAD_PDF_MB: 20,
  UPLOAD_FILE_MB: 50,
  UPLOAD_CALL_MB: 60,
  S3_PREFIX: undefined,
}

/** Runs the cleaning. @returns what it reported */
async function clean(files: StoredFiles): Promise<string[]> {
  const lines: string[] = []
  const report = (line: string) => void lines.push(line)
  await cleanStoredPictures(files, { info: report, warn: report })
  return lines
}

describe("Pictures in the upload folder", () => {
  let folder: string
  let files: StoredFiles
  const write = (name: string, content: Buffer | string) =>
    writeFile(path.join(folder, name), content, { mode: 0o600 })
  const read = (name: string) => readFile(path.join(folder, name))

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "scanwright-uploads-"))
    files = storedFiles({ ...DEFAULTS, UPLOAD_DIR: folder })
  })
  afterEach(() => rm(folder, { recursive: true }))

  it("lose their metadata, each under its own name, and other files stay as they are", async () => {
    const untouched = {
      "clean.png": PICTURES.png,
      "notes.txt": PHOTOGRAPH,
      ".being-written.jpg": PHOTOGRAPH,
      "damaged.jpg": PHOTOGRAPH.subarray(0, 100),
      "latin1.svg": Buffer.from(
        `<svg><title>Caf\u00e9</title><image href="data:image/jpeg;base64,${PHOTOGRAPH.toString("base64")}"/></svg>`,
        "latin1",
      ),
    }
    const longName = `${"a".repeat(251)}.jpg`
    await write("a.jpg", PHOTOGRAPH)
    await write("b.JPEG", PHOTOGRAPH)
    await write("named-wrongly.png", PHOTOGRAPH)
    await write(longName, PHOTOGRAPH)
    await write(
      "drawing.svg",
      `<svg><image href="data:image/jpeg;base64,${PHOTOGRAPH.toString("base64")}"/></svg>`,
    )
    for (const [name, content] of Object.entries(untouched)) await write(name, content)

    expect((await clean(files)).sort()).toEqual([
      "Left as it is, since it cannot be decoded: damaged.jpg",
      "Metadata removed from 5 stored pictures",
    ])
    const bare = await withoutMetadata("jpg", PHOTOGRAPH)
    for (const name of ["a.jpg", "b.JPEG", "named-wrongly.png", longName])
      expect(await read(name)).toEqual(bare)
    expect((await read("drawing.svg")).toString()).toContain(bare.toString("base64"))
    for (const [name, content] of Object.entries(untouched)) expect(await read(name)).toEqual(content)
    expect((await stat(path.join(folder, "a.jpg"))).mode & 0o777).toBe(0o600)
  })

  it("are cleaned by the next run where one was stopped, and none of them twice", async () => {
    const names = Array.from({ length: 120 }, (_, index) => `${index}.jpg`)
    for (const name of names) await write(name, PHOTOGRAPH)
    const replaced: string[] = []
    const looked: string[] = []
    const run = (most: number) =>
      clean({
        list: () => Promise.resolve(names.map((name, storedAt) => ({ name, storedAt })).reverse()),
        read: (name) => {
          looked.push(name)
          return files.read(name)
        },
        write: async (name, content) => {
          if (replaced.length >= most) return Promise.reject(new Error("stopped"))
          if (names.includes(name)) replaced.push(name)
          return files.write(name, content)
        },
      })
    await expect(run(110)).rejects.toThrow("stopped")
    expect(replaced).toEqual(names.slice(0, 110))
    looked.length = 0
    await run(Infinity)
    expect(replaced).toEqual(names)
    expect(looked).toEqual([".clean-until", ...names.slice(99)])
    const bare = await withoutMetadata("jpg", PHOTOGRAPH)
    for (const name of names) expect(await read(name)).toEqual(bare)
    expect((await readdir(folder)).sort()).toEqual([".clean-until", ...names.sort()])
  })

  it("are found again when they come back with a backup, as old as they may be", async () => {
    await write("a.jpg", PICTURES.jpg)
    const [before] = await files.list()
    await files.write(".clean-until", Buffer.from(String(before?.storedAt)))
    await write("b.jpg", PHOTOGRAPH)
    await utimes(path.join(folder, "b.jpg"), 0, 0)
    expect(await clean(files)).toEqual(["Metadata removed from 1 stored pictures"])
    expect(await read("b.jpg")).toEqual(await withoutMetadata("jpg", PHOTOGRAPH))
  })

  it("stay whole while they are being written", async () => {
    for (const [name, picture] of [
      ["a.jpg", PICTURES.jpg],
      ["a.png", PICTURES.png],
      ["a.webp", PICTURES.webpExtended],
    ] as const) {
      for (let length = 20; length < picture.length; length += 1) {
        const beginning = picture.subarray(0, length)
        await write(name, beginning)
        await clean(files)
        expect(await read(name)).toEqual(beginning)
      }
    }
  })

  it("may be deleted meanwhile", async () => {
    await write("a.jpg", PHOTOGRAPH)
    const listed = await files.list()
    await rm(path.join(folder, "a.jpg"))
    expect(await clean({ ...files, list: () => Promise.resolve(listed) })).toEqual([])
    expect(await files.list()).toEqual([])
  })

  it("are none before the first upload", async () => {
    const none = storedFiles({ ...DEFAULTS, UPLOAD_DIR: path.join(folder, "absent") })
    expect(await clean(none)).toEqual([])
  })
})

describe("Pictures in an object store", () => {
  const store = new ObjectStore()
  afterEach(() => store.stop())

  it("lose their metadata in the shop's folder of the bucket, and keep their type", async () => {
    const photograph = { type: "image/jpeg", content: PHOTOGRAPH }
    const names = ["a.jpg", "b.jpg", "c.jpg"]
    for (const name of names) store.objects.set(`/bucket/shop/${name}`, photograph)
    store.objects.set("/bucket/other/a.jpg", photograph)
    const files = storedFiles({
      ...DEFAULTS,
      S3_BUCKET: "bucket",
      S3_REGION: "eu-west-2",
      S3_PREFIX: "shop/",
      S3_ENDPOINT: await store.start(),
      S3_ACCESS_KEY_ID: "key-id",
      S3_SECRET_ACCESS_KEY: "key-secret",
    })
    expect((await files.list()).map(({ name }) => name)).toEqual(names)
    expect(await clean(files)).toEqual(["Metadata removed from 3 stored pictures"])
    const bare = { type: "image/jpeg", content: await withoutMetadata("jpg", PHOTOGRAPH) }
    for (const name of names) expect(store.objects.get(`/bucket/shop/${name}`)).toEqual(bare)
    expect(store.objects.get("/bucket/other/a.jpg")).toEqual(photograph)
    expect(await files.read("gone.jpg")).toBeUndefined()
    await files.write("new.txt", Buffer.from("new"))
    expect(await files.read("new.txt")).toEqual(Buffer.from("new"))
  })
})
