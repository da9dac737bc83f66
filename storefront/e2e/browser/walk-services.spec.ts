import { test } from "../support/test"
import { publicPages } from "../support/public-pages"
import { isOfServices, walk } from "../support/walk"

test("every page about the services is accessible, logs no error, loads nothing from other sites, and fits every window", async ({
  page,
}) => {
  await walk(page, (await publicPages()).map(({ path }) => path).filter(isOfServices))
})
