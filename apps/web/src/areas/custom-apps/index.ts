// only exports, because any other statement would load all of these modules with the app's first file
export { customAppQuery } from './data.ts'
export { DocumentsStep } from './form/documents-step.tsx'
export { InvoiceStep } from './form/invoice-step.tsx'
export { LookStep } from './form/look-step.tsx'
export { MissingParts } from './form/missing-parts.tsx'
export { AppPhone } from './phone/app-phone.tsx'
export { AppProgress } from './progress/app-progress.tsx'
