/**
 * A product's page. In a file of its own: cards on lists need this one address, and every other would come along with it.
 */
export const product = (brand: string, machineType: string, product: string): string =>
  `/products/${encodeURIComponent(brand)}/${encodeURIComponent(machineType)}/${encodeURIComponent(product)}`
