import { type z } from "zod"
import { type FORMS, type FormType } from "./forms"

/** Complete values of every form, for tests and for previews of mails. The numbers and addresses are reserved for examples. */
export const SAMPLE_VALUES = {
  general: {
    name: "Ada Byron",
    email: "Ada@Byron.example",
    phone: "01632 960123",
    company: "Byron Logistics",
    service: "Rental",
    message: "We need twelve scanners.\nFor six weeks.",
    privacy_consent: true,
  },
  oem: {
    name: "Ada Byron",
    email: "ada@byron.example",
    company: "Byron Kiosks Ltd",
    phone: "+44 7700 900123",
    website: "https://www.byron.example/kiosks",
    device_types: ["Barcode Scanners", "Tablets"],
    annual_volume: "500 to 999",
    message: "Scan engines for our kiosks.",
    privacy_consent: true,
  },
  product_inquiry: {
    name: "Ada Byron",
    email: "ada@byron.example",
    company: "Byron Logistics",
    phone: "020 7946 0018",
    lines: [
      { product_id: "prod_1", variant_id: "variant_1", sku: "DS2208-SR7U2100AZW", quantity: 3 },
      { sku: "ZD4A042-30EM00EZ", quantity: 1 },
    ],
    reference: "PO 4711",
    message: "Delivery by Friday?",
    privacy_consent: true,
  },
  credit_application: {
    legal_name: "Byron Logistics Limited",
    trading_name: "Byron",
    company_type: "limited_company",
    company_number: "01234567",
    vat_number: "GB 123 4567 82",
    registered_address: {
      line1: "1 Analytical Street",
      line2: "Unit 3",
      city: "Leeds",
      postcode: "ls1 4ap",
      country: "GB",
    },
    invoice_address: { line1: "2 Engine Road", city: "Belfast", postcode: "BT1 5GS" },
    years_trading: 12,
    credit_limit: 12_500,
    applicant: {
      name: "Ada Byron",
      email: "ada@byron.example",
      phone: "01632 960123",
      position: "Director",
    },
    accounts_contact: { name: "Charles Lovelace", email: "charles@byron.example", phone: "01632 960124" },
    trade_references: [
      {
        company: "Jacquard Looms Ltd",
        name: "Joseph Card",
        email: "joseph@jacquard.example",
        phone: "01632 960125",
        address: "3 Loom Lane\nLeeds",
      },
      { company: "Difference Ltd", name: "Mary Somer", email: "mary@difference.example" },
    ],
    declaration: true,
    privacy_consent: true,
  },
} satisfies { [Type in FormType]: z.input<(typeof FORMS)[Type]["schema"]> }
