import { suppliedFolder } from '#platform/places'

export const migrationsFolder = suppliedFolder('migrations', 'migrations')
/** The rows of the product itself, such as its exercises. */
export const libraryFolder = suppliedFolder('library', 'library')
export const webFolder = suppliedFolder('../web/dist', 'web')
