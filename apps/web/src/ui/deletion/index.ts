export { useDelete } from './use-delete.ts'
