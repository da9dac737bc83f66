import { describe, expect, it } from "vitest"
import { partNumberDoubt, textDoubt } from "./damage"

describe("What a spreadsheet makes of a part number", () => {
  it.each([
    ...["8.71E+12", "1.23457E+11", "8,71E+12", "1e+11", "2.00E-05"],
    ...["05/12/2026", "5/12/26", "12/31/2026", "2026-12-05", "2026/12/5", "05.12.2026", "05.12.26"],
    ...["05-12-2026", "05-12-26", "05-Dec-26", "5-Dec", "5-DEC", "Dec-26", "Dec-05", "Dec-2026"],
    ...["December-26", "05 December 2026", "December 5, 2026", "Sept-26"],
    ...["2026-12-05 00:00:00", "05/12/2026 00:00", "2026-12-05T00:00:00.000Z", "00:05:12", "5:12 PM"],
    ...["TRUE", "false", "87.1E+11", "12E-05"],
    ...[
      "05. Dez",
      "5.Dez",
      "5-Mai",
      "12-okt",
      "déc-26",
      "Dez. 26",
      "5. Dec 2026",
      "2026-Dec-05",
      "01. Mrz",
      "Saturday, 5 December 2026",
    ],
  ])("is asked about: %s", (partNumber) => {
    expect(partNumberDoubt(partNumber)).toMatchObject({ suggestion: null })
  })

  it.each(["17.0", "4006381333931.00", "17,0"])("is asked about, without its decimals: %s", (partNumber) => {
    expect(partNumberDoubt(partNumber)?.suggestion).toBe(partNumber.replace(/[.,].*/, ""))
  })

  it.each([
    ["17,000", "17000"],
    ["1,234,567", "1234567"],
  ])("is asked about, without its commas: %s", (partNumber, digits) => {
    expect(partNumberDoubt(partNumber)?.suggestion).toBe(digits)
  })

  it.each([
    ...["7E1234", "2E05", "1E6", "DS2208-SR7U2100SGW", "3800266", "46361", "0017"],
    ...["10-1226", "05/122026", "1.2.10", "40-12-26", "99-99-2026", "2026-13-05", "13-13-13", "2026-1205"],
    ...[
      "MAR-100",
      "DEC-1A",
      "Decimal-26",
      "Marc-26",
      "5-Dec-A",
      "17.05",
      "1,0000",
      "0,123",
      "12.345",
      "3-SET",
      "1.0A",
      "TRUE-1",
      "A 5:12",
      "8.71E12",
    ],
  ])("is no reason to ask about %s", (partNumber) => {
    expect(partNumberDoubt(partNumber)).toBeNull()
  })
})

/** Reads UTF-8 as another encoding. */
const misread = (text: string, encoding: string) => new TextDecoder(encoding).decode(Buffer.from(text))
const misreadAsLatin1 = (text: string) => Buffer.from(text).toString("latin1")

describe("A text in another encoding", () => {
  it.each([
    ...["Renée kit – £5 off", "10″ tablet, “IP65” • 20 °C ± 5", "Zebra™ €5", "Größe, naïve, Ångström, Škoda"],
    ...[
      "½ ² ×",
      "Kit voilà",
      "DÉJÀ VU",
      "NIÑO, Öl, ÖL",
      "kąt mąka łódź",
      "İstanbul kız",
      "Ελληνικά",
      "și țară",
    ],
    ...["Don’t… stop", "50 Ω, 5 µm", "x ≤ 5 → y", "RENÉE", "año, île, Noël, août", "L’ÎLE"],
  ])("is shown as it was written: %s", (text) => {
    for (const once of [misread(text, "windows-1252"), misreadAsLatin1(text)]) {
      expect(once).not.toBe(text)
      expect(textDoubt(`Kit: ${once}`)?.suggestion).toBe(`Kit: ${text}`)
    }
  })

  it.each(["Renée kit – £5 off", "10″ tablet, “IP65” • 20 °C", "Zebra™ €5, naïve", "Don’t… stop"])(
    "twice is shown as it was written: %s",
    (text) => {
      const twice = misread(misread(text, "windows-1252"), "windows-1252")
      expect(textDoubt(twice)?.suggestion).toBe(text)
    },
  )

  it.each(["Русский", "smile 😀"])(
    "of other letters, and with pictures, is shown as it was written: %s",
    (text) => {
      expect(textDoubt(misread(text, "windows-1252"))?.suggestion).toBe(text)
    },
  )

  it("is said word by word", () => {
    expect(textDoubt("Bug case RenÃ©e kit â€“ Â£5 off")?.problem).toBe(
      '"RenÃ©e" looks like "Renée" read in another encoding than it was written in',
    )
  })

  it.each(["Ren\ufffde kit", "â€œquotedâ€ kit"])("that has lost characters is asked about: %s", (text) => {
    expect(textDoubt(text)).toMatchObject({ suggestion: null })
  })

  it.each([
    ["PriceÂ 5, netÂ ", "Price 5, net "],
    ["Kit VoilÃ", "Kit Voilà"],
    ["CafÃ© Ã  la carte", "Café à la carte"],
    ["Ã la carte", "à la carte"],
  ])("may have plain spaces, or none, where others were: %s", (text, written) => {
    expect(textDoubt(text)?.suggestion).toBe(written)
  })

  it("is repaired as a whole or not at all", () => {
    const thrice = ["1", "2", "3"].reduce((text) => misread(text, "windows-1252"), "Renée")
    expect(textDoubt(thrice)?.suggestion).toBe("Renée")
    expect(textDoubt(misread(misread(thrice, "windows-1252"), "windows-1252"))).toMatchObject({
      suggestion: null,
    })
  })

  it("may have accents behind its letters", () => {
    const decomposed = misread("München, Café, Große".normalize("NFD"), "windows-1252")
    expect(textDoubt(decomposed)?.suggestion?.normalize("NFC")).toBe("München, Café, Große")
  })

  it.each([
    ...[
      "Renée’s CAFÉ® – NESTLÉ™",
      "«\u00a0qualité\u00a0» à\u00a0°",
      "Straße",
      "ÂGE DE GLACE",
      "Ångström",
      "DÉJÀ VU…",
    ],
    ...["é’…", "é™®", "Größe: 5 µm ± 2 °C", "Weiß®", "中文扫描仪", "Ünïcödé", "plain", ""],
    ...["TV ”KESÄ” kit", "FI/SE ”ÄÄ”", "NIVÅ™", "ÄÖÅ®", "„ÖÄ“", "Größe »Ä«", "Tasten Ä–Ö", "10 Å–20 Å"],
    ...["λ=250 Å±10", "MANHÃ…", "ESPAÑ…", "“ALLEMAGNÏ”", "‘ÆØÅ’", "A / Â / B", "PÅ 10", "MAÇÃ® kit"],
    ...["bonsaï…»", "“Thaï™”", "Altaï…”", "Thaï»®", "«Samouraï»™", "“Hâlâ…”", "hâlâ”…", "‘hâlâ’…", "«Allâ»…"],
    ...[
      "MÁY QUÉT MÃ\u00a0VẠCH",
      "”HYVÄ” skanneri",
      "DUBAÏ™",
      "Grade Â",
      "GRÅ–SVART",
      "5 Å²",
      "LUNEDÌ…",
      "MAÇÃ",
    ],
  ])("is not seen in %j", (text) => {
    expect(textDoubt(text)).toBeNull()
  })
})
