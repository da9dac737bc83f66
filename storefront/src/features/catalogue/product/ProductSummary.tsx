import {
  Badge,
  Button,
  Heading,
  Icon,
  Link,
  Rating,
  Ruled,
  StockAlertForm,
  StockBadge,
  Text,
} from "@scanwright/design-system"
import * as apiRoutes from "@/config/api-routes"
import * as routes from "@/config/routes"
import { product as copy } from "@/content/product"
import { formCopy } from "@/content/forms"
import { stockAlert } from "@/content/stock-alert"
import { toCartProduct } from "@/features/buying"
import type { Product } from "@/lib/medusa/shapes"
import { AddToCart, CompareButton, CopySku, SaveButton, SharePage } from "./islands"
import { Delivery } from "./Delivery"
import { KeyFeatures } from "./KeyFeatures"
import { QUESTION_ID } from "./ProductQuestion"
import { ProductPrice } from "./ProductPrice"
import { SPECIFICATION_ID } from "./specification-id"

/** The product's PDF: its maker's brochure, or a data sheet made from its data. */
function Brochure({ product }: { product: Product }) {
  const { brand, machineType, handle, brochureUrl } = product
  return (
    <Button
      href={brochureUrl ?? routes.dataSheet(brand.handle, machineType.handle, handle)}
      variant="secondary"
      // The attribute also makes the router ignore the link.
      download
    >
      <Icon name="document" />
      {copy.brochure}
    </Button>
  )
}

function Names({ product }: { product: Product }) {
  const { brand, machineType, name, partNumber, rating } = product
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Badge variant="accent">{brand.name}</Badge>
        <Badge>{machineType.name}</Badge>
      </div>
      <Heading level="h1" size="xl" className="mt-4">
        {name}
      </Heading>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1">
        {partNumber && (
          <div className="flex items-center gap-1">
            <Text variant="muted" numerals="part-number">
              {copy.sku}: {partNumber}
            </Text>
            <CopySku sku={partNumber} />
          </div>
        )}
        {rating && <Rating value={rating.value} reviewCount={rating.count ?? undefined} />}
      </div>
    </>
  )
}

/** Id of the element around the page's own "Add to Cart". */
export const ADD_ID = "add-to-cart"

/** The top of a product's page: name, price, stock and actions. */
export function ProductSummary({ product }: { product: Product }) {
  const { id, name, images } = product
  return (
    <div className="print:col-span-2">
      <Names product={product} />
      <Ruled className="mt-6">
        <ProductPrice price={product.price} priceText={product.priceText} />
        <StockBadge stock={product.stock} className="mt-4" />
        <Delivery product={product} />
        <div id={ADD_ID} className="mt-6">
          <AddToCart product={toCartProduct(product)} withQuantity />
        </div>
        {product.stock === 0 && (
          <StockAlertForm
            className="mt-6"
            action={apiRoutes.stockAlerts}
            productId={id}
            title={stockAlert.formTitle}
            consent={
              <>
                {stockAlert.consent} <Link href={routes.privacyPolicy}>{formCopy.privacyPolicy}</Link>
              </>
            }
          >
            {stockAlert.text}
          </StockAlertForm>
        )}
        <div className="mt-4 flex flex-wrap gap-3">
          <SaveButton product={toCartProduct(product)} />
          <SharePage title={product.name} copy={copy.share} />
          <Brochure product={product} />
          <Button href={`#${QUESTION_ID}`} variant="secondary">
            <Icon name="mail" />
            {copy.enquire}
          </Button>
        </div>
        <div className="mt-4">
          <CompareButton product={{ id, name, image: images[0]?.url ?? null }} />
        </div>
      </Ruled>
      {product.description && (
        <Text size="lg" variant="muted" className="mt-6">
          {product.description}
        </Text>
      )}
      <KeyFeatures features={product.keyFeatures} />
      {product.specifications.length > 0 && (
        <Text className="mt-3 print:hidden">
          <Link href={`#${SPECIFICATION_ID}`}>{copy.allSpecifications}</Link>
        </Text>
      )}
    </div>
  )
}
