import { createHash } from 'node:crypto'

/** The revision of an answer. A device that names it has the same answer already. */
export const revisionOf = (answer: object): string => createHash('sha256').update(JSON.stringify(answer)).digest('base64url')
