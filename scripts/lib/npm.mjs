/**
 * How to start npm: the one that runs this command, else the one on PATH.
 * @param {string} node the Node to run it with
 * @returns {{ command: string, args: string[], shell: boolean }}
 */
export function npmProgram(node) {
  const script = process.env.npm_execpath
  if (script?.endsWith(".js")) return { command: node, args: [script], shell: false }
  return { command: "npm", args: [], shell: process.platform === "win32" }
}
