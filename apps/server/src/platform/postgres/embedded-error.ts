export type EmbeddedPostgresCode = 'in use' | 'unsupported host' | 'unreachable' | 'wrong version' | 'not started'

/** An error whose message is a whole sentence for the person at the terminal. */
export class EmbeddedPostgresError extends Error {
  readonly code: EmbeddedPostgresCode
  constructor(code: EmbeddedPostgresCode, message: string) {
    super(message)
    this.name = 'EmbeddedPostgresError'
    this.code = code
  }
}
