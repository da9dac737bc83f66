"use client"

export { default } from "../[region]/error"
