import { BrandCard, CardGrid } from "@scanwright/design-system"
import * as routes from "@/config/routes"
import type { Brand } from "@/lib/medusa/shapes"

/** Links to the pages of brands. */
export function BrandGrid({ brands }: { brands: Brand[] }) {
  return (
    <CardGrid density="compact">
      {brands.map((brand) => (
        <BrandCard
          key={brand.handle}
          href={routes.brand(brand.handle)}
          name={brand.name}
          logo={brand.logo}
          productCount={brand.productCount}
        />
      ))}
    </CardGrid>
  )
}
