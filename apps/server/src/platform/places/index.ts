import { dirname, join } from 'node:path'

const isBundle = process.env.ALLENIO_BUNDLE === 'true'
const bundleFolder = dirname(process.argv[1] ?? '.')
const sourceFolder = join(import.meta.dirname, '..', '..')

/**
 * Below this folder the files that are read at run time, such as styles and templates, have the same places as in the source:
 * `scripts/bundle.mjs` copies them there.
 */
export const runtimeFiles = isBundle ? join(bundleFolder, 'source') : sourceFolder

/** A folder of the repository, given from `apps/server`, and its name beside the bundle. */
export const suppliedFolder = (folder: string, bundledName: string): string =>
  isBundle ? join(bundleFolder, bundledName) : join(sourceFolder, '..', folder)

/** The module with which a process or a thread of its own begins: `<name>.ts` in its folder, `<name>.mjs` beside the bundle. */
export const entryModule = (folder: string, name: string): string =>
  isBundle ? join(bundleFolder, `${name}.mjs`) : join(folder, `${name}.ts`)
