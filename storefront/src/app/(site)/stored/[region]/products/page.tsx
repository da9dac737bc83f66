import { routes } from "@/config/routes"
import { catalogue } from "@/content/catalogue"
import { ProductsPage } from "@/features/catalogue/ProductsPage"
import { publicPage } from "@/features/seo/public-page"
import { readBrands, readBrandsByMachineType } from "@/lib/medusa/catalogue"

const { generateMetadata, Page } = publicPage({
  read: async () => {
    const [brands, machineTypes] = await Promise.all([readBrands(), readBrandsByMachineType()])
    return { brands, machineTypes }
  },
  about: () => ({
    title: catalogue.products.title,
    description: catalogue.products.description,
    path: routes.products,
  }),
  render: (shown) => <ProductsPage {...shown} />,
})

export { generateMetadata, Page as default }
