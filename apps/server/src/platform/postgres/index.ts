export { startEmbedded, joinEmbedded } from './embedded.ts'
export type { EmbeddedServer, EmbeddedOptions } from './embedded.ts'
export { EmbeddedPostgresError } from './embedded-error.ts'
export type { EmbeddedPostgresCode } from './embedded-error.ts'
