export { clearToasts, dismissToast, toast, toastMessage, toastWithUndo } from './store.ts'
export type { ToastButton, ToastMessage, ToastType } from './store.ts'
export { ToastHost } from './toast-cards.tsx'
