import { countProducts } from "../card/count-products"
import { Image } from "../image"
import { Link } from "../link"
import { Heading, Text } from "../text"

export interface MachineTypeRowProps {
  /** Id of the row, for links to it. */
  id: string
  name: string
  /** Address of all its products, of every brand; left out, the name is no link. */
  href?: string
  logo: string | null
  productCount: number
  /** One or two sentences on its use. */
  intro?: string | null
  /** The brands that make it, each with a link to its products of this type. */
  brands: readonly { name: string; href: string; productCount: number }[]
}

/** A machine type with its use and every brand that makes it. */
export function MachineTypeRow({ id, name, href, logo, productCount, intro, brands }: MachineTypeRowProps) {
  const nameId = `${id}-name`
  return (
    <section id={id} aria-labelledby={nameId} className="machine-type-row">
      <div className="tile">{logo && <Image src={logo} alt="" width={112} height={112} sizes="7rem" />}</div>
      <div>
        <Heading level="h3" size="md" id={nameId}>
          {href ? <Link href={href}>{name}</Link> : name}
        </Heading>
        <Text size="sm" variant="muted" numerals="tabular" className="mt-1">
          {countProducts(productCount)}
        </Text>
        {intro && (
          <Text variant="muted" className="mt-3 max-w-reading">
            {intro}
          </Text>
        )}
        <ul className="machine-type-brands">
          {brands.map((brand) => (
            <li key={brand.href}>
              <Link
                href={brand.href}
                aria-label={`${brand.name} ${countProducts(brand.productCount)}: ${name}`}
              >
                {brand.name} <span>{brand.productCount.toLocaleString("en-GB")}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
