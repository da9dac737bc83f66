/** A command, or a number. */
const TOKEN = /[A-Za-z]|-?\d*\.?\d+/g

/** Number of coordinates of each command, and its operator in PDF, for the commands that bwip-js uses. */
const COMMANDS: Readonly<Record<string, { readonly count: number; readonly operator: string }>> = {
  M: { count: 2, operator: "m" },
  L: { count: 2, operator: "l" },
  Q: { count: 4, operator: "c" },
  C: { count: 6, operator: "c" },
  Z: { count: 0, operator: "h" },
}

const isLetter = (token: string): boolean => /^[A-Za-z]/.test(token)

/**
 * The point two thirds of the way from an end of a quadratic curve to its control point, which is a control point of the
 * same curve as a cubic one.
 */
const towards = (end: number, handle: number): string =>
  String(Math.round((end + (2 / 3) * (handle - end)) * 1000) / 1000)

/** Converts a quadratic curve to a cubic one: two control points and the end. */
function toCubic(
  from: readonly string[],
  [handleX, handleY, endX, endY]: readonly string[],
): readonly string[] {
  const [x, y, hx, hy, ex, ey] = [from[0], from[1], handleX, handleY, endX, endY].map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  return [towards(x, hx), towards(y, hy), towards(ex, hx), towards(ey, hy), String(ex), String(ey)]
}

/**
 * Writes an SVG path as PDF operators in the same units. Numbers are copied as text: a general SVG library takes several
 * times as long, and 5,000 labels have millions of numbers.
 *
 * @param path with the absolute commands M, L, Q, C and Z, and no exponents
 * @throws Error at any other command
 */
export function pdfPath(path: string): string {
  const tokens = path.match(TOKEN) ?? []
  const operators: string[] = []
  let command = COMMANDS.M
  let here: readonly string[] = ["0", "0"]
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] ?? ""
    if (isLetter(token)) {
      command = COMMANDS[token]
      if (!command) throw new Error(`A path command that is not expected: ${token}`)
      if (command.count === 0) operators.push(command.operator)
      at += 1
      continue
    }
    if (!command || command.count === 0) throw new Error(`A figure that is not expected: ${token}`)
    const numbers = tokens.slice(at, at + command.count)
    operators.push(...(command.count === 4 ? toCubic(here, numbers) : numbers), command.operator)
    here = numbers.slice(-2)
    at += command.count
  }
  return operators.join(" ")
}
