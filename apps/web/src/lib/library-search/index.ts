export { searchIn } from './search.ts'
export type { Searchable } from './search.ts'
