import { dirname, join } from 'node:path'

// the bundle keeps the files that it reads beside its entry; in the repository they are at their own paths
const isBundle = process.env.ALLENIO_BUNDLE === 'true'
const entryFolder = dirname(process.argv[1] ?? '.')

export const migrationsFolder = isBundle ? join(entryFolder, 'migrations') : join(import.meta.dirname, '..', 'migrations')
/** The rows of the product itself, such as its exercises. */
export const libraryFolder = isBundle ? join(entryFolder, 'library') : join(import.meta.dirname, '..', 'library')
export const webFolder = isBundle ? join(entryFolder, 'web') : join(import.meta.dirname, '..', '..', 'web', 'dist')
