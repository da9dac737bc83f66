import type { CartProduct } from "./cart-product"

/** A product for the tests of carts and saved products. */
export const sampleProduct: CartProduct = {
  productId: "prod_1",
  variantId: "variant_1",
  name: "Zebra DS2208",
  price: 114.5,
  priceText: null,
  image: null,
  brand: "Zebra",
  category: "Barcode Scanners",
  sku: "DS2208-SR7U2100SGW",
  specifications: [],
  stock: 8,
  href: "/products/zebra/barcode-scanners/zebra-ds2208",
}
