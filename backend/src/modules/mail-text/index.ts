import { Module } from "@medusajs/framework/utils"
import { MailTextModuleService } from "./service"

export const MAIL_TEXT_MODULE = "mail_text"

export default Module(MAIL_TEXT_MODULE, { service: MailTextModuleService })
