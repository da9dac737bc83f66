export { RegionMap, type RegionMapProps } from "./RegionMap"
