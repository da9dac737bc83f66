import { type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { readEnvironment } from "../../../lib/env"

const ILLUSTRATION = /^[a-z0-9]+(-[a-z0-9]+)*\.svg$/

/** Sends the Medusa Admin to the storefront for the drawings of equipment, whose addresses are root-relative. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const file = req.params.file ?? ""
  if (!ILLUSTRATION.test(file)) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such illustration")
  }
  res.redirect(302, `${readEnvironment(process.env).STOREFRONT_URL}/equipment/${file}`)
}
