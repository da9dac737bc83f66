/**
 * Countries of each region of the map of the world, by ISO 3166-1 number. Countries under comprehensive UK sanctions, and
 * those for which we have no quote, are in no region.
 */
export const REGIONS: Readonly<Record<string, readonly string[]>> = {
  unitedKingdom: ["826"],
  europe: [
    ...["040", "056", "100", "191", "196", "203", "208", "233", "246", "250", "276", "300", "348", "380"],
    ...[
      "372",
      "428",
      "440",
      "442",
      "470",
      "528",
      "616",
      "620",
      "642",
      "703",
      "705",
      "724",
      "752",
      "756",
      "578",
    ],
  ],
  northAmerica: ["124", "840"],
  middleEastAfrica: [
    ...["784", "634", "414", "512", "682", "400", "376", "818", "504", "788", "012"],
    ...["710", "072", "516", "404", "288", "566", "834", "800", "894", "686", "384"],
  ],
  asiaOceania: [
    ...["036", "554", "392", "410", "158", "156", "356", "702", "458", "764", "704", "360", "608"],
    ...["144", "050"],
  ],
}
