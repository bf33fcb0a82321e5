const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof levels)[number]
export type LogDetails = Record<string, string | number | boolean | undefined>
export type Log = Record<Exclude<LogLevel, 'silent'>, (message: string, details?: LogDetails) => void>

/** One JSON object a line. What is logged is chosen by name at each place, so that no personal data slips in. */
export function makeLog(level: LogLevel, write: (line: string) => void = line => void process.stdout.write(line)): Log {
  const threshold = levels.indexOf(level)
  const at = (name: keyof Log) => (message: string, details: LogDetails = {}) => {
    if (levels.indexOf(name) < threshold) return
    write(`${JSON.stringify({ time: new Date().toISOString(), level: name, message, ...details })}\n`)
  }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

export const reasonOf = (error: unknown): string => error instanceof Error ? error.message : String(error)
