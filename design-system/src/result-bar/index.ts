export { ChoiceForm, type ChoiceFormProps } from "./ChoiceForm"
export { ResultBar, type ResultBarProps, type ResultView } from "./ResultBar"
