import {
  type Battery,
  type Cable,
  type Cradle,
  type Grip,
  type InkSupply,
  type LabelRoll,
  type PrinterPart,
  type Ribbon,
} from "../supplies.ts"

/** Accessories, consumables and spare parts of the sample, by part number. */
export const SUPPLIES: Readonly<
  Record<string, Battery | Cable | Cradle | Grip | InkSupply | LabelRoll | PrinterPart | Ribbon>
> = {
  "STB3678-C100F3WW": { form: "cradle", shape: "desk" },
  "BTRY-36IAB0E-00": { form: "battery", size: [150, 196], latch: "top" },
  "CBA-U42-S07PAR": { form: "cable", turns: 5, hasPower: true },
  "CBA-U21-S07ZBR": { form: "cable", turns: 4 },
  "CRD-TC2L-BS1CO-01": { form: "cradle", shape: "slot" },
  "TRG-TC2L-SNP1-01": { form: "grip" },
  "BTRY-MC93-STN-01": { form: "battery", size: [176, 170], latch: "grip" },
  "P1058930-009": { form: "printer-part", part: "head", dots: 18 },
  "P1058930-010": { form: "printer-part", part: "head", dots: 32 },
  "P1058930-080": { form: "printer-part", part: "roller" },
  "03200GS11007": { form: "ribbon" },
  "DK-22205": { form: "label-roll", media: "tape" },
  "DK-11208": { form: "label-roll", media: "labels" },
  "DK-22251": { form: "label-roll", media: "two-colour" },
  C13T52M140: { form: "ink-supply", supply: "cartridge" },
  C33S021601: { form: "ink-supply", supply: "waste-box" },
}
