import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { MailerService } from "./service"

export default ModuleProvider(Modules.NOTIFICATION, { services: [MailerService] })
