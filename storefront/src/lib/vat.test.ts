import { expect, it } from "vitest"
import { withVat } from "./vat"

it.each([
  [100, 20, 120],
  [0.01, 0, 0.01],
  [0.03, 0.01, 0.04],
  [249.99, 50, 299.99],
  [1234.56, 246.91, 1481.47],
  [0.1 + 0.2, 0.06, 0.36],
])("£%d has VAT of £%d and comes to £%d", (exVat, vat, incVat) => {
  expect(withVat(exVat)).toMatchObject({ vat, incVat })
})
