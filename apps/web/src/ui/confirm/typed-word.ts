const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('it')

/** Compares the letters and ignores capitals and doubled spaces. */
export const isTypedWord = (typed: string, word: string) => plain(typed) === plain(word)
