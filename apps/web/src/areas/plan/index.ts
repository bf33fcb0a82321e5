export { supportLink } from './support-link.ts'
