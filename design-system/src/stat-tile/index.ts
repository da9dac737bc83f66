export { type StatChange, StatTile, type StatTileProps, StatTileSkeleton } from "./StatTile"
