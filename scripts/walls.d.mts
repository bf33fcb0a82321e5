export interface Breach {
  file: string
  line: number
  rule:
    | 'room'
    | 'script'
    | 'name'
    | 'relative'
    | 'door'
    | 'sides'
    | 'system'
    | 'dependency'
    | 'builtin'
    | 'bare'
    | 'computed'
    | 'circle'
    | 'size'
  message: string
}

export function checkWalls(options?: { root?: string; files?: readonly string[] }): Breach[]
export function sourceFiles(root?: string): string[]
export function formatBreach(breach: Breach): string

/** Structurally a Vite plugin, so that this file needs no package. */
export function wallsPlugin(options?: { root?: string }): {
  name: 'walls'
  configResolved: (config: { command: 'build' | 'serve' }) => void
  buildStart: (this: { error: (message: string) => never; warn: (message: string) => void }) => void
  hotUpdate: (this: { environment: { logger: { warn: (message: string) => void } } }, options: { file: string }) => void
}
