import { expect, it } from "vitest"
import { searchPatterns } from "./search-terms"

it.each([
  ["Zebra™ – “scanners” „rolls“", ["%Zebra%", "%scanners%", "%rolls%"]],
  ["label & receipt | (USB)", ["%label%", "%receipt%", "%USB%"]],
  ["  wi\u2011fi\u00a0DS2208\u00ad ", ["%wi_fi%", "%DS2208%"]],
  ["(r&d@firm.example),", ["%r&d@firm.example%"]],
  ["100% C++ +44 /label-printers/", ["%100\\%%", "%C++%", "%+44%", "%label_printers%"]],
  ["O’Neill O'Neill", ["%O_Neill%", "%O_Neill%"]],
  ["cafe\u0301 50%_\\", ["%caf\u00e9%", "%50\\%\\_\\\\%"]],
  ["a%b_c", ["%a\\%b\\_c%"]],
  [" /  ", ["%/%"]],
  ["x ".repeat(50), Array<string>(10).fill("%x%")],
])("Signs are no terms of a search: %s", (q, patterns) => expect(searchPatterns(q)).toEqual(patterns))
