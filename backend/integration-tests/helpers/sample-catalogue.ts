import { MedusaError } from "@medusajs/framework/utils"
import { type CreatedProduct, type Shop } from "./shop"
import { createBrandsWorkflow } from "../../src/workflows/brand/workflows/create-brands"
import { createMachineTypesWorkflow } from "../../src/workflows/machine-type/workflows/create-machine-types"

interface Named {
  id: string
  handle: string
}

export interface SampleCatalogue {
  zebra: Named
  honeywell: Named
  scanners: Named
  printers: Named
  products: Record<"ds2208" | "li2208" | "zd421" | "voyager" | "draft" | "elsewhere", CreatedProduct>
}

const required = <T>(value: T | undefined): T => {
  if (value === undefined) {
    throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "The sample catalogue is incomplete")
  }
  return value
}

/** Two brands, two machine types and six products, two of which visitors may not see. */
export async function createSampleCatalogue(shop: Shop): Promise<SampleCatalogue> {
  const { result: brands } = await createBrandsWorkflow(shop.container).run({
    input: { brands: [{ name: "Zebra" }, { name: "Honeywell" }] },
  })
  const { result: types } = await createMachineTypesWorkflow(shop.container).run({
    input: {
      machine_types: [
        { name: "Barcode Scanners", sort: 1, logo: "/equipment/pistol-scanner.svg", intro: "They read." },
        { name: "Label Printers", sort: 2 },
      ],
    },
  })
  const [zebra, honeywell] = [required(brands[0]), required(brands[1])]
  const [scanners, printers] = [required(types[0]), required(types[1])]
  const products = {
    ds2208: await shop.createProduct({
      title: "DS2208 Imager",
      sku: "DS2208-SR7U2100AZW",
      price: 100,
      stock: 12,
      category_id: scanners.id,
      additional_data: {
        brand_id: zebra.id,
        specifications: { interface: ["USB", "RS-232"], scan_engine: "2D" },
        key_features: ["Reads 1D and 2D"],
        long_description: "<p>Sturdy</p><script>alert(1)</script>",
      },
    }),
    li2208: await shop.createProduct({
      title: "LI2208 Imager",
      sku: "LI2208-SR7U2100SGW",
      price: 80,
      stock: 0,
      category_id: scanners.id,
      additional_data: { brand_id: zebra.id, specifications: { interface: ["USB"], scan_engine: "1D" } },
    }),
    zd421: await shop.createProduct({
      title: "ZD421 Desktop Printer",
      sku: "ZD4A042-30EM00EZ",
      price: 300,
      stock: 3,
      category_id: printers.id,
      additional_data: {
        brand_id: zebra.id,
        specifications: { interface: ["USB", "Ethernet"], dpi: 203 },
      },
    }),
    voyager: await shop.createProduct({
      title: "Voyager 1470g",
      sku: "1470G2D-2USB-1-R",
      stock: 5,
      category_id: scanners.id,
      additional_data: {
        brand_id: honeywell.id,
        price_text: "Price on application",
        specifications: { interface: ["USB"], scan_engine: "2D" },
      },
    }),
    draft: await shop.createProduct({
      title: "Draft Imager",
      sku: "DRAFT-1",
      price: 5,
      stock: 9,
      status: "draft",
      category_id: scanners.id,
      additional_data: { brand_id: zebra.id },
    }),
    elsewhere: await shop.createProduct({
      title: "Elsewhere Imager",
      sku: "ELSEWHERE-1",
      price: 5,
      stock: 9,
      offered: false,
      category_id: scanners.id,
      additional_data: { brand_id: zebra.id },
    }),
  }
  return { zebra, honeywell, scanners, printers, products }
}
