import {
  type Handheld,
  drawHandheld,
  drawOtherComputer,
  drawTablet,
  type OtherComputer,
  type Tablet,
} from "./computers.ts"
import { type CounterPiece, drawCounterPiece, drawReceiptPrinter, type ReceiptPrinter } from "./counter.ts"
import { type AccessPoint, drawAccessPoint, drawRackPiece, type RackPiece } from "./network.ts"
import {
  type DesktopPrinter,
  drawDesktopPrinter,
  drawIndustrialPrinter,
  drawMobilePrinter,
  type IndustrialPrinter,
  type MobilePrinter,
} from "./printers.ts"
import { COMPUTERS } from "./recipes/computers.ts"
import { COUNTER } from "./recipes/counter.ts"
import { NETWORK } from "./recipes/network.ts"
import { PRINTERS } from "./recipes/printers.ts"
import { SCANNERS } from "./recipes/scanners.ts"
import { SUPPLIES } from "./recipes/supplies.ts"
import {
  drawPistol,
  drawPresentation,
  drawSmallScanner,
  type Pistol,
  type Presentation,
  type SmallScanner,
} from "./scanners.ts"
import {
  type Battery,
  type Cable,
  type Cradle,
  drawBattery,
  drawCable,
  drawCradle,
  drawGrip,
  drawInkSupply,
  drawLabelRoll,
  drawPrinterPart,
  drawRibbon,
  type Grip,
  type InkSupply,
  type LabelRoll,
  type PrinterPart,
  type Ribbon,
} from "./supplies.ts"
import { drawing } from "./svg.ts"

type Recipe =
  | AccessPoint
  | Battery
  | Cable
  | Cradle
  | CounterPiece
  | DesktopPrinter
  | Grip
  | Handheld
  | IndustrialPrinter
  | InkSupply
  | LabelRoll
  | MobilePrinter
  | OtherComputer
  | Pistol
  | Presentation
  | PrinterPart
  | RackPiece
  | ReceiptPrinter
  | Ribbon
  | SmallScanner
  | Tablet

/** The drawing of every model of the sample catalogue, by part number. */
export const RECIPES: Readonly<Record<string, Recipe>> = {
  ...SCANNERS,
  ...COMPUTERS,
  ...PRINTERS,
  ...COUNTER,
  ...NETWORK,
  ...SUPPLIES,
}

const DRAW: { [Form in Recipe["form"]]: (recipe: Extract<Recipe, { form: Form }>) => string } = {
  "access-point": drawAccessPoint,
  battery: drawBattery,
  cable: drawCable,
  cradle: drawCradle,
  "counter-piece": drawCounterPiece,
  "desktop-printer": drawDesktopPrinter,
  grip: drawGrip,
  handheld: drawHandheld,
  "industrial-printer": drawIndustrialPrinter,
  "ink-supply": drawInkSupply,
  "label-roll": drawLabelRoll,
  "mobile-printer": drawMobilePrinter,
  "other-computer": drawOtherComputer,
  pistol: drawPistol,
  presentation: drawPresentation,
  "printer-part": drawPrinterPart,
  "rack-piece": drawRackPiece,
  "receipt-printer": drawReceiptPrinter,
  ribbon: drawRibbon,
  "small-scanner": drawSmallScanner,
  tablet: drawTablet,
}

/** A model's picture as SVG. @param title what it shows */
export const drawModel = (recipe: Recipe, title: string): string =>
  drawing(title, (DRAW[recipe.form] as (recipe: Recipe) => string)(recipe))

/** The file of a model's drawing: its part number in small letters. */
export const drawingFile = (partNumber: string): string =>
  `model-${partNumber.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.svg`
