export { supportLink } from './contact.ts'
