// Prints the screens of all areas as JSON, without rendering one: path, layout, access, area, title, showsRecords.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Screen } from './src/lib/screens/index.ts'

const areas = join(import.meta.dirname, 'src/areas')

/** Rewrites '/clients/$id' and '/sf/{-$url}' in the usual notation: '/clients/{id}' and '/sf/{url?}'. */
const worded = (path: string) => path.replaceAll(/\{-\$(\w+)\}/g, '{$1?}').replaceAll(/\$(\w+)/g, '{$1}')

async function screensOf(file: string): Promise<readonly Screen[]> {
  const own: { screens: readonly Screen[] } = await import(pathToFileURL(file).href)
  return own.screens
}

const files = readdirSync(areas)
  .map(name => join(areas, name, 'screens.ts'))
  .filter(file => existsSync(file))
const screens = (await Promise.all(files.map(screensOf)))
  .flat()
  .map(({ path, layout, access, area, title, showsRecords }) => ({ path: worded(path), layout, access, area, title, showsRecords }))
  .sort((one, other) => one.path.localeCompare(other.path))

process.stdout.write(`${JSON.stringify(screens, null, 2)}\n`)
