import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface SourceFile {
  path: string
  text: string
}

const server = join(import.meta.dirname, '..')

const readFolder = (folder: string, isWanted: (path: string) => boolean): SourceFile[] =>
  readdirSync(join(server, folder), { recursive: true, encoding: 'utf8' })
    .filter(isWanted)
    .map(path => ({ path: `${folder}/${path}`, text: readFileSync(join(server, folder, path), 'utf8') }))

const isProduct = (path: string) => path.endsWith('.ts') && !/\.test(ing)?\.ts$|(^|\/)testing\//.test(path)

/** The code of areas and platform, without what only tests run. */
export const readServerSources = () => [...readFolder('areas', isProduct), ...readFolder('platform', isProduct)]

export const readMigrationSources = () => readFolder('../migrations', path => path.endsWith('.sql'))
