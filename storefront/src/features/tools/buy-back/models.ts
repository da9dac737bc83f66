/** A model for which we make an indicative offer. */
export interface BuyBackModel {
  /** Id in addresses. */
  readonly id: string
  readonly name: string
  readonly machineType: string
  /** Price of a new one in the sample catalogue, in pounds ex VAT. */
  readonly newPrice: number
}

const models = (machineType: string, entries: readonly (readonly [name: string, newPrice: number])[]) =>
  entries.map(([name, newPrice]): BuyBackModel => ({
    id: name.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
    name,
    machineType,
    newPrice,
  }))

/**
 * Models most often offered to us. The prices are SAMPLE FIGURES of this sample shop, and so is every offer computed from
 * them: replace them with your own.
 */
export const BUY_BACK_MODELS: readonly BuyBackModel[] = [
  ...models("Mobile computers", [
    ["Zebra TC21", 379],
    ["Zebra TC52", 842],
    ["Zebra TC57", 986],
    ["Zebra MC3300x", 1_089],
    ["Zebra MC9300", 1_648],
    ["Honeywell CK65", 1_124],
  ]),
  ...models("Barcode scanners", [
    ["Zebra DS2208", 118],
    ["Zebra DS8178", 398],
    ["Zebra DS3678-SR", 689],
    ["Honeywell Voyager XP 1472g", 214],
  ]),
  ...models("Label printers", [
    ["Zebra ZD421t", 342],
    ["Zebra ZT231", 728],
    ["Zebra ZT411", 1_148],
    ["Zebra ZQ521", 498],
  ]),
  ...models("POS systems", [
    ["Epson TM-T88VI", 279],
    ["Epson TM-m30II", 214],
  ]),
  ...models("Tablets", [
    ["Zebra ET40", 614],
    ["Zebra ET60", 1_268],
    ["Samsung Galaxy Tab Active4 Pro", 538],
  ]),
  ...models("Networking equipment", [
    ["Cisco Meraki MR36", 389],
    ["Aruba AP-505", 342],
  ]),
]
