/** A number with its noun: "1 article", "1,200 articles". */
export const countText = (count: number, [one, several]: readonly [one: string, several: string]): string =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? one : several}`
