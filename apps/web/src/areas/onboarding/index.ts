/** Says why nobody can pay by card, for the screens that sell. */
export { SellingNotice } from './notice/selling-notice.tsx'
export { useConnect } from './notice/use-connect.ts'
