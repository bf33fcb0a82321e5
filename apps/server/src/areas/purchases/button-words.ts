import { addWords } from '#platform/words'

export const sayButton = addWords('purchase buttons', { it: { join: 'Collegati a {{business}}' }, en: { join: 'Join {{business}}' } })
