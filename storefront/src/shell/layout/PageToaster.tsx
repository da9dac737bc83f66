"use client"

export { Toaster as PageToaster } from "@scanwright/design-system"
