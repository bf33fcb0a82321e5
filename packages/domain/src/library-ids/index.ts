import { idOfHash } from '@allenio/domain/ids'
import { sha256 } from './sha256.ts'

export { sha256 }

/** An id that the same row of a library has in every installation and on every device, so that all who name it mean the same. */
export const libraryId = (kind: 'exercise' | 'food', key: string): string => idOfHash(sha256(`allenio ${kind} ${key}`))
