import { expect, it } from "vitest"
import { readEnvironment } from "../config/environment"
import { isOwnFile } from "./own-files"

const local = { ...readEnvironment({}), BACKEND_URL: "https://api.shop.example" }
const remote = { ...local, S3_FILE_URL: "https://files.shop.example/bucket" }

it.each([
  ["https://api.shop.example/static/1-a.pdf", true, true],
  ["https://files.shop.example/bucket/uploads/a-1.zip", false, true],
  ["https://api.shop.example/static/../admin/uploads/a.pdf", false, false],
  ["https://api.shop.example/static/.private/a.txt", false, false],
  ["https://api.shop.example/static/a.pdf?x=1", false, false],
  ["https://api.shop.example/static", false, false],
  ["https://api.shop.example.evil.example/static/a.pdf", false, false],
  ["https://files.shop.example/bucket-of-others/a.pdf", false, false],
  ["/static/a.pdf", false, false],
])("%s belongs to a shop with its own folder: %s, with an object store: %s", (url, inFolder, inStore) => {
  expect([isOwnFile(url, local), isOwnFile(url, remote)]).toEqual([inFolder, inStore])
})
