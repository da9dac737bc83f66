import { type Company } from "../../../contract"

/**
 * Particulars that a company must disclose in its business mail: Companies (Trading Disclosures) Regulations 2008, part
 * 6 of SI 2015/17, regulations 24 and 25 (registered name, part of the United Kingdom, registered number, registered
 * office), and the Electronic Commerce Regulations 2002, regulation 6 (contact details, VAT number).
 *
 * @returns one sentence a line
 */
export function companyParticulars({
  legalName,
  companyNumber,
  vatNumber,
  registeredIn,
  address: { street, city, postcode, country },
  phone,
  email,
}: Company): string[] {
  return [
    `${legalName}. Registered in ${registeredIn}, company number ${companyNumber}. VAT number ${vatNumber}.`,
    `Registered office: ${street}, ${city}, ${postcode}, ${country}.`,
    `Telephone ${phone}, e-mail ${email}.`,
  ]
}
