/**
 * Reduces a part number to what makes two spellings of it the same: upper-case letters and digits.
 * Case, spaces, hyphens, slashes and dots carry no meaning when people type a part number
 * ("ds2208 sr7u2100" finds "DS2208-SR7U2100AZW").
 *
 * @param partNumber as printed on the box or typed by a person
 * @returns the comparison key, for example "DS2208SR7U2100AZW"; empty when nothing but punctuation was given
 */
export function partNumberKey(partNumber: string): string {
  return partNumber
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
}
