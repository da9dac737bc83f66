/**
 * The link to a product that has what another record needs for itself.
 *
 * @param id of the product
 */
export const holderLink = (id: string) => ({
  label: "Open that product",
  href: `/admin/edit-product/${encodeURIComponent(id)}`,
})
