export { ResultBar, type ResultBarProps, type ResultView } from "./ResultBar"
