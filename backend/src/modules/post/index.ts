import { Module } from "@medusajs/framework/utils"
import { PostModuleService } from "./service"

export const POST_MODULE = "post"

export default Module(POST_MODULE, { service: PostModuleService })
