import { routes } from "@/config/routes"
import { HomePage } from "@/features/home/HomePage"
import { publicPage } from "@/features/seo/public-page"
import { readBrands, readFeatured, readMachineTypes } from "@/lib/medusa/catalogue"

const { generateMetadata, Page } = publicPage({
  read: async () => {
    const [brands, machineTypes, featured] = await Promise.all([
      readBrands(),
      readMachineTypes(),
      readFeatured(),
    ])
    return { brands, machineTypes, featured }
  },
  about: () => ({ path: routes.home }),
  render: (shown) => <HomePage {...shown} />,
})

export { generateMetadata, Page as default }
