const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof levels)[number]
export type LogDetails = Record<string, string | number | boolean | undefined>
export type Log = Record<Exclude<LogLevel, 'silent'>, (message: string, details?: LogDetails) => void>

/** One JSON object a line. What is logged is chosen by name at each place, so that no personal data slips in. */
export function makeLog(level: LogLevel, write: (line: string) => void = line => void process.stdout.write(line)): Log {
  const threshold = levels.indexOf(level)
  const at =
    (name: keyof Log) =>
    (message: string, details: LogDetails = {}) => {
      if (levels.indexOf(name) < threshold) return
      write(`${JSON.stringify({ time: new Date().toISOString(), level: name, message, ...details })}\n`)
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

/** Why it failed, without what somebody typed: of data that it cannot read PostgreSQL repeats the value. */
export function reasonOf(error: unknown): string {
  // some libraries turn errors into plain objects
  if (typeof error !== 'object' || error === null || !('message' in error)) return String(error)
  const message = String(error.message)
  const isDataRefused = 'code' in error && typeof error.code === 'string' && /^22[0-9A-Z]{3}$/.test(error.code)
  return isDataRefused ? message.replaceAll(/".*"/gs, '"…"') : message
}

/** Where it failed: a stack's own first lines repeat the reason, values and all. */
export const framesOf = (error: unknown): string | undefined =>
  error instanceof Error
    ? error.stack
        ?.split('\n')
        .filter(line => /^\s+at /.test(line))
        .join('\n')
    : undefined
