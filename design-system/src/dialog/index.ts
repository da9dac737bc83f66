export { Dialog, type DialogProps } from "./Dialog"
export { Modal, type ModalProps } from "./Modal"
export { type CloseReason } from "./use-modal"
