const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof levels)[number]
export type LogDetails = Record<string, string | number | boolean | undefined>
export type Log = Record<Exclude<LogLevel, 'silent'>, (message: string, details?: LogDetails) => void>

/** Logs one JSON object per line. Each call names the fields that it logs, so that no personal data slips in. */
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

/** The reason of an error without typed text, because PostgreSQL repeats a value that it cannot read. */
export function reasonOf(error: unknown): string {
  // some libraries turn errors into plain objects
  if (typeof error !== 'object' || error === null || !('message' in error)) return String(error)
  // an address with two numbers that refuses both gives an error whose message is empty
  const message = String(error.message || ('code' in error ? error.code : error))
  const isDataRefused = 'code' in error && typeof error.code === 'string' && /^22[0-9A-Z]{3}$/.test(error.code)
  return isDataRefused ? message.replaceAll(/".*"/gs, '"…"') : message
}

/** The stack frames of an error, without the first lines of the stack, which repeat the reason with its values. */
export const framesOf = (error: unknown): string | undefined =>
  error instanceof Error
    ? error.stack
        ?.split('\n')
        .filter(line => /^\s+at /.test(line))
        .join('\n')
    : undefined
