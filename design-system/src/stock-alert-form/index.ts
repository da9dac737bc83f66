export { StockAlertForm, type StockAlertFormProps } from "./StockAlertForm"
