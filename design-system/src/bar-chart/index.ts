export { BarChart, type BarChartProps, type ChartCategory } from "./BarChart"
export { type Figure, type FigureRange } from "./scale"
