export { BarChart, type BarChartProps, type ChartCategory } from "./BarChart"
export { type ChartValue, type ValueRange } from "./scale"
