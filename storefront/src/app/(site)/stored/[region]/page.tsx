import * as routes from "@/config/routes"
import { HomePage } from "@/features/content/home/HomePage"
import { publicPage } from "@/shell/layout/public-page"
import { readNewestArticles } from "@/lib/medusa/blogs"
import { largestFirst } from "@/lib/medusa/largest-first"
import { readBrands, readFeatured, readMachineTypes } from "@/lib/medusa/catalogue"

/** Articles shown: one row on a wide window. */
const ARTICLES = 3

const { generateMetadata, Page } = publicPage({
  read: async () => {
    const [brands, machineTypes, featured, articles] = await Promise.all([
      readBrands(),
      readMachineTypes(),
      readFeatured(),
      readNewestArticles(ARTICLES),
    ])
    return { brands: largestFirst(brands), machineTypes, featured, articles }
  },
  metadata: () => ({ path: routes.home }),
  render: (shown) => <HomePage {...shown} />,
})

export { generateMetadata, Page as default }
