import { expect, it } from "vitest"
import { newestOf } from "./newest-versions.ts"

it("The newest version of a package is that of its own line, whoever asks for it and under whichever name", () => {
  const inUse = [
    { name: "react-query", version: "5.64.2", asked: ["react-query"] },
    { name: "react-query", version: "5.108.0", asked: ["react-query"] },
    { name: "typescript", version: "5.9.3", asked: ["typescript"] },
    { name: "typescript", version: "7.0.2", asked: ["typescript-7"] },
    { name: "vite", version: "7.3.8", asked: ["vite"] },
    { name: "pg", version: "8.23.1", asked: ["pg"] },
  ]
  const root = {
    typescript: { current: "5.9.3", latest: "7.0.2" },
    "typescript-7": { current: "7.0.2", latest: "7.1.0" },
    vite: { current: "7.3.8", latest: "8.3.8" },
  }
  const workspaces = { "react-query": [{ current: "5.64.2", latest: "5.108.0" }] }
  expect(Object.fromEntries(newestOf(inUse, [root, workspaces]))).toEqual({
    "react-query@5.64.2": "5.108.0",
    "react-query@5.108.0": "5.108.0",
    "typescript@5.9.3": "7.0.2",
    "typescript@7.0.2": "7.1.0",
    "vite@7.3.8": "8.3.8",
    "pg@8.23.1": "8.23.1",
  })
})
