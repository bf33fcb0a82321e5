import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The address of the file that the web app's build has made of a source, given by the end of its path; empty while there is no build. */
export function builtFile(folder: string, source: string): string {
  const list = join(folder, 'assets.json')
  if (!existsSync(list)) return ''
  const sources = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string> // written by our own build
  const [name] = Object.entries(sources).find(([, path]) => path.endsWith(source)) ?? []
  return name === undefined ? '' : `/${name}`
}
