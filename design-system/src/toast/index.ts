export { Toaster, type ToasterProps } from "./Toaster"
export {
  createToaster,
  type Toast,
  toaster,
  type ToastAction,
  type ToastMessage,
  type ToastStore,
} from "./store"
export { useToast, type UseToast } from "./use-toast"
