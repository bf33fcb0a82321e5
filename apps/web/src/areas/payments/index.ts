// only exports, because any other statement would load all of these modules with the app's first file
export { BillingDialog } from './billing/billing-dialog.tsx'
export { billingQuery } from './data.ts'
export { Order } from './picker/order.tsx'
export { useVatText } from './picker/words.ts'
