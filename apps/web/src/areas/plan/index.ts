export { supportLink } from './data.ts'
