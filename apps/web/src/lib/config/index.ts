export { brandNames, brands } from '@allenio/contract/brands'
export { config } from './config.ts'
export type { PageConfig } from './config.ts'
