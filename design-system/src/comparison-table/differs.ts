/** A value of one product; null where the maker does not state it. */
export type ComparedValue = string | null

const plain = (value: ComparedValue): string | null =>
  value === null ? null : value.trim().replace(/\s+/g, " ").toLowerCase()

/** True when values differ. Case and spaces are ignored; "not stated" differs from any value. */
export const differs = (values: readonly ComparedValue[]): boolean => new Set(values.map(plain)).size > 1
