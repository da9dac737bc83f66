import palette from "@scanwright/design-system/palette.json"
import type { Viewport } from "next"
import localFont from "next/font/local"
import type { ReactNode } from "react"
import { HEAD_SCRIPT } from "@/lib/head-script"
import "./globals.css"

const inter = localFont({
  src: "../../../design-system/fonts/inter-latin.woff2",
  variable: "--font-inter",
  weight: "400 700",
})

export const viewport: Viewport = {
  themeColor: palette.palette.brand["600"].$value.hex,
  colorScheme: "light dark",
}

/** The document around every page. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The script in the document's head may have set the VAT attribute before hydration.
    <html lang="en-GB" className={inter.variable} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
      </head>
      <body>{children}</body>
    </html>
  )
}
