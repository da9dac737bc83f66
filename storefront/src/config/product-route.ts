/**
 * Address of a product's page. A file of its own, so that the scripts of product cards do not carry every other address.
 */
export const product = (brand: string, machineType: string, product: string): string =>
  `/products/${encodeURIComponent(brand)}/${encodeURIComponent(machineType)}/${encodeURIComponent(product)}`
