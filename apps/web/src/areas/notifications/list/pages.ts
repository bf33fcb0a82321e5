export { AllPage } from './page.tsx'
export { ClientPage } from './client-page.tsx'
