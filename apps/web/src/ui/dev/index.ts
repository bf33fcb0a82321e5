export { Page } from './ui-page.tsx'
