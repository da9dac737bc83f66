import { type Condition, type FieldCondition, meetsValues } from "./filters"
import { type Scalar, type FacetValues } from "./projection"

/** One bit for each shape, in the order of the dictionary: 1 for those that match. */
export type Mask = Uint8Array

/** Values of one field: each distinct value has a number, and each shape has the numbers of its values. */
class FieldValues {
  readonly values: Scalar[] = []
  /** Numbers of each shape's values: one, several, or none. */
  readonly numbers: (number | readonly number[] | undefined)[] = []
  private readonly known = new Map<Scalar, number>()

  add(own: Scalar | readonly Scalar[] | undefined): void {
    this.numbers.push(
      own === undefined
        ? undefined
        : typeof own === "object"
          ? own.map((value) => this.numberOf(value))
          : this.numberOf(own),
    )
  }

  private numberOf(value: Scalar): number {
    const known = this.known.get(value)
    if (known !== undefined) return known
    const number = this.values.push(value) - 1
    this.known.set(value, number)
    return number
  }
}

/**
 * The shapes of an index: the combinations of values that documents have in the facet fields, those of few values.
 * There can be tens of thousands, so each distinct value is compared once, and shapes are compared by numbers.
 */
export class FacetCombinations {
  readonly ids: number[] = []
  private readonly places: number[] = []
  private readonly fields: Map<string, FieldValues>

  constructor(paths: readonly string[]) {
    this.fields = new Map(paths.map((path) => [path, new FieldValues()]))
  }

  /** Adds a shape with the next id. */
  add(id: number, values: FacetValues): void {
    this.places[id] = this.ids.push(id) - 1
    for (const [path, field] of this.fields) field.add(values[path])
  }

  /** @returns the position of a shape in masks, if it is known */
  placeOf(id: number): number | undefined {
    return this.places[id]
  }

  /** @returns the shapes that match a condition on facet fields only */
  meeting(condition: Condition): Mask {
    if (condition.kind === "field") return this.meetingField(condition)
    if (condition.kind === "not") return this.meeting(condition.of).map((bit) => 1 - bit)
    const masks = condition.of.map((each) => this.meeting(each))
    return condition.kind === "all" ? this.all(masks) : this.any(masks)
  }

  /** @returns the shapes that are in every mask */
  all(masks: readonly Mask[]): Mask {
    const met = new Uint8Array(this.ids.length).fill(1)
    for (const mask of masks)
      for (let at = 0; at < met.length; at += 1) met[at] = (met[at] ?? 0) & (mask[at] ?? 0)
    return met
  }

  /** @returns the ids of the shapes of a mask */
  idsOf(mask: Mask): number[] {
    return this.ids.filter((_id, at) => mask[at] === 1)
  }

  /**
   * Sums documents by the values of a field.
   *
   * @param path of the field
   * @param documents of each shape
   * @returns the values that documents have, each with its number of documents
   */
  totals(path: string, documents: Int32Array): { value: Scalar; count: number }[] {
    const field = this.fields.get(path)
    if (!field) return []
    const counts = new Array<number>(field.values.length).fill(0)
    const add = (number: number, count: number) => {
      counts[number] = (counts[number] ?? 0) + count
    }
    for (let at = 0; at < documents.length; at += 1) {
      const count = documents[at] ?? 0
      const own = count > 0 ? field.numbers[at] : undefined
      if (own === undefined) continue
      if (typeof own === "number") add(own, count)
      else for (const number of own) add(number, count)
    }
    return field.values.flatMap((value, number) => {
      const count = counts[number] ?? 0
      return count > 0 ? [{ value, count }] : []
    })
  }

  private any(masks: readonly Mask[]): Mask {
    const met = new Uint8Array(this.ids.length)
    for (const mask of masks)
      for (let at = 0; at < met.length; at += 1) met[at] = (met[at] ?? 0) | (mask[at] ?? 0)
    return met
  }

  private meetingField(condition: FieldCondition): Mask {
    const field = this.fields.get(condition.field.path)
    const met = new Uint8Array(this.ids.length)
    if (!field) return met
    const single = field.values.map((value) => meetsValues([value], condition))
    const none = meetsValues([], condition)
    for (let at = 0; at < met.length; at += 1) {
      const own = field.numbers[at]
      const meets =
        own === undefined
          ? none
          : typeof own === "number"
            ? single[own]
            : meetsValues(
                own.flatMap((number) => field.values[number] ?? []),
                condition,
              )
      met[at] = meets ? 1 : 0
    }
    return met
  }
}
