import { readFileSync } from 'node:fs'
import { ConfigError } from './config.ts'

type Env = Record<string, string | undefined>

interface EnvFileOptions {
  /** The file that is read where ALLENIO_ENV names none. */
  presetFile?: string
  /** Whether the preset file may be there and closed to this account: systemd has read it as root before it started the server. */
  mayBeClosed?: boolean
}

/** Adds the settings of the environment file to those that are set, which win. Answers the file, if one was read. */
export function loadEnvFile(env: Env, { presetFile = '/etc/allenio.env', mayBeClosed = false }: EnvFileOptions = {}): string | undefined {
  const named = env['ALLENIO_ENV']
  // an empty name does without a file
  if (named === '') return undefined
  const file = named ?? presetFile
  const text = readText(file, code => named === undefined && (code === 'ENOENT' || (mayBeClosed && code === 'EACCES')))
  if (text === undefined) return undefined
  for (const [name, value] of Object.entries(parseEnvFile(text))) env[name] ??= value
  return file
}

function readText(file: string, mayBeAbsent: (code: string) => boolean): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (mayBeAbsent(code)) return undefined
    const reason =
      { ENOENT: 'does not exist', EACCES: 'may not be read by this account', EISDIR: 'is a folder' }[code] ?? `fails with ${code}`
    throw new ConfigError([`The environment file ${file} ${reason}. Set ALLENIO_ENV to the server's file, or to nothing to do without.`])
  }
}

const quoted = String.raw`'[^']*'|"(?:\\[^]|[^"\\])*"`
const assignments = new RegExp(String.raw`^[ \t]*([A-Za-z_]\w*)[ \t]*=[ \t]*((?:(?:${quoted})[ \t]*)*)((?:\\[^]|[^\\\n])*)$`, 'gm')

/**
 * Parses a file as the EnvironmentFile of systemd is parsed, because that is who reads it for the server: `#` begins a comment at the
 * start of a line alone, so that a password may contain it.
 */
export function parseEnvFile(text: string): Record<string, string> {
  const found = text.replaceAll('\r\n', '\n').matchAll(assignments)
  return Object.fromEntries([...found].map(([, name = '', pieces = '', rest = '']) => [name, valueOf(pieces, rest)]))
}

const valueOf = (pieces: string, rest: string) =>
  [...pieces.matchAll(new RegExp(quoted, 'g'))].map(([piece]) => unquote(piece)).join('') + unescape(rest.trimEnd(), /\\([^])/g)

const unquote = (piece: string) => (piece.startsWith("'") ? piece.slice(1, -1) : unescape(piece.slice(1, -1), /\\(["\\$`\n])/g))

// a backslash at the end of a line joins the next one to it
const unescape = (value: string, escapes: RegExp) => value.replace(escapes, (_, character: string) => (character === '\n' ? '' : character))
