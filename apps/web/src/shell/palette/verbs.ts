import type { Language } from '@allenio/contract'
import { plain } from '#lib/words'
import type { PaletteItem, PaletteVerb } from './palette-item.ts'

export interface VerbCall {
  verb: PaletteVerb
  /** The text after the word. */
  text: string
}

interface CalledVerbs {
  /** Called by a whole word: nothing else can be meant. */
  sure: readonly VerbCall[]
  /** Called by the beginning of a word, or without one; a name may be meant as well. */
  possible: readonly VerbCall[]
}

/** The verbs that a query calls. A word is one only when something follows it: 'chat' alone may be the page. */
export function calledVerbs(verbs: readonly PaletteVerb[], query: string): CalledVerbs {
  const [, first = '', text = ''] = /^(\S+)\s(.*)$/.exec(query) ?? []
  const word = plain(first)
  const sure = word === '' ? [] : verbs.filter(verb => wordsOf(verb).includes(word))
  if (sure.length > 0) return { sure: sure.map(verb => ({ verb, text })), possible: [] }
  const begun = word === '' || text.trim() === '' ? [] : verbs.filter(verb => wordsOf(verb).some(each => each.startsWith(word)))
  const meantVerbs = verbs.filter(verb => verb.isMeant?.(query))
  return { sure: [], possible: [...meantVerbs.map(verb => ({ verb, text: query })), ...begun.map(verb => ({ verb, text }))] }
}

const wordsOf = ({ words }: PaletteVerb) => Object.values(words).flat().map(plain)

/** The verb itself among the commands: choosing it writes its word into the field. */
export const verbItem = ({ id, words, label, example, icon }: PaletteVerb, language: Language): PaletteItem => ({
  id: `verb ${id}`,
  label: label(),
  keywords: Object.values(words).flat().join(' '),
  hint: example(),
  icon,
  complete: `${words[language][0] ?? ''} `,
})
