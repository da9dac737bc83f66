import { Module } from "@medusajs/framework/utils"
import { FormSubmissionModuleService } from "./service"

export const FORM_SUBMISSION_MODULE = "form_submission"

export default Module(FORM_SUBMISSION_MODULE, { service: FormSubmissionModuleService })
