export { config } from './config.ts'
export type { PageConfig } from './config.ts'
