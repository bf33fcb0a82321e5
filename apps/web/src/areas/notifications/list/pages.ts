export { AllPage } from './all-page.tsx'
export { ClientPage } from './client-page.tsx'
