const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('it')

/** Capitals and doubled spaces do not matter, letters do. */
export const isTypedWord = (typed: string, word: string) => plain(typed) === plain(word)
