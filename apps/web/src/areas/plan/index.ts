export { supportLink } from './data/support-link.ts'
