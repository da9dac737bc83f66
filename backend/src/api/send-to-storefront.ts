import { type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { readEnvironment } from "../config/environment"

const ILLUSTRATION = /^[a-z0-9]+(-[a-z0-9]+)*\.svg$/

/**
 * Redirects the Medusa Admin to the storefront for drawings, whose addresses are root-relative.
 *
 * @param folder the storefront serves them from
 * @returns handler of a route with the parameter `file`
 */
export const sendToStorefront =
  (folder: "equipment" | "articles") =>
  (req: MedusaRequest, res: MedusaResponse): void => {
    const file = req.params.file ?? ""
    if (!ILLUSTRATION.test(file)) {
      throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such illustration")
    }
    res.redirect(302, `${readEnvironment(process.env).STOREFRONT_URL}/${folder}/${file}`)
  }
