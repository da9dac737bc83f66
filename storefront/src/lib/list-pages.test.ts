import { describe, expect, it } from "vitest"
import { readListing } from "@/features/catalogue/list/listing-state"
import { activityQuestion } from "@/staff/activity/question"
import { readBlogListState } from "@/staff/blogs/blog-list"
import { companyQuestion } from "@/staff/companies/company-list"
import { readProductList } from "@/staff/products/list/list-state"
import { inboxQuestion } from "@/staff/submissions/inbox"
import { readAddressListState } from "@/staff/url-seo/address-list"
import { pageCountOf } from "./list-pages"

type Read = (page: string | string[]) => number

const LISTS: [name: string, read: Read][] = [
  ["products in the shop", (page) => readListing({ page }).page],
  ["staff's products", (page) => readProductList({ page }).page],
  ["articles", (page) => readBlogListState({ page }).page],
  ["submissions", (page) => inboxQuestion({ page }).page],
  ["companies", (page) => companyQuestion({ page }).page],
  ["addresses", (page) => readAddressListState({ page }).page],
  ["activity", (page) => activityQuestion({ page }).page],
  ["deleted records", (page) => activityQuestion({ deleted_page: page }).deletedPage ?? 1],
]

describe.each(LISTS)("The page number in an address of a list: %s", (_, read) => {
  it.each([
    ["99", 99],
    ["9999", 9_999],
    ["1000000", 9_999],
    ["1e300", 1],
    ["9".repeat(400), 9_999],
    [["2", "3"], 3],
    ["0", 1],
    ["-1", 1],
    ["1.5", 1],
    ["2x", 1],
    ["", 1],
  ])("%j is page %d", (page, expected) => {
    expect(read(page)).toBe(expected)
  })
})

it("an empty list has one page, and the rows that remain have a page of their own", () => {
  expect([0, 1, 20, 21, 40].map((count) => pageCountOf(count, 20))).toEqual([1, 1, 1, 2, 2])
})
