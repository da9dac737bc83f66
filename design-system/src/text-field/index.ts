export { CharacterCount, type CharacterCountProps } from "./CharacterCount"
export { PasswordField, type PasswordFieldProps } from "./PasswordField"
export { PlainTextField } from "./PlainTextField"
export { TextField, type TextFieldProps } from "./TextField"
