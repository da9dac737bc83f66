/** Breaks a word into pieces that fit. */
function breakWord(word: string, fits: (text: string) => boolean): string[] {
  const pieces = [""]
  for (const character of word) {
    const last = pieces.at(-1) ?? ""
    if (last === "" || fits(last + character)) pieces[pieces.length - 1] = last + character
    else pieces.push(character)
  }
  return pieces
}

/**
 * Breaks a text into lines.
 *
 * @param text on one line
 * @param fits tells whether a line is short enough
 * @returns the lines; a word longer than a line is broken; none for an empty text
 */
export function wrapText(text: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(" ").filter((one) => one !== "")) {
    const last = lines.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(...(fits(word) ? [word] : breakWord(word, fits)))
  }
  return lines
}
