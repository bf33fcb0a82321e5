const leastLetters = 3

const irregularPairs: readonly (readonly [string, string])[] = [
  ['uovo', 'uova'],
  ['leaf', 'leaves'],
  ['loaf', 'loaves'],
  ['half', 'halves'],
]
const irregular: ReadonlyMap<string, string> = new Map(
  irregularPairs.flatMap(([one, many]) => [[one, many] as const, [many, one] as const]),
)

/** The other number of a word by its ending, in Italian or English: the ending, and what stands in its place. */
const endings: readonly (readonly [ending: RegExp, others: readonly string[]])[] = [
  // Italian keeps the sound of c and g: pesche are peaches, and pesci are fish
  [/ca$/, ['che']],
  [/ga$/, ['ghe']],
  [/che$/, ['ca']],
  [/ghe$/, ['ga']],
  [/co$/, ['chi', 'ci']],
  [/go$/, ['ghi', 'gi']],
  [/chi$/, ['co', 'chio']],
  [/ghi$/, ['go', 'ghio']],
  [/cia$/, ['ce', 'cie']],
  [/gia$/, ['ge', 'gie']],
  [/cie$/, ['cia']],
  [/gie$/, ['gia']],
  [/ce$/, ['cia', 'ci']],
  [/ge$/, ['gia', 'gi']],
  [/ci$/, ['co', 'ce', 'cio']],
  [/gi$/, ['go', 'ge', 'gio']],
  [/io$/, ['i']],
  [/a$/, ['e', 'i']],
  [/o$/, ['i', 'a']],
  [/e$/, ['a', 'i']],
  [/i$/, ['o', 'e', 'io']],
  [/ies$/, ['y']],
  [/s$/, ['']],
]

/** Singular and plural forms that a word may have, itself aside. Some are no words; they are only compared with words that there are. */
export function numberForms(word: string): readonly string[] {
  if (word.length < leastLetters) return []
  const other = irregular.get(word)
  if (other !== undefined) return [other]
  const rule = endings.find(([ending]) => ending.test(word))
  const forms = rule ? rule[1].map(ending => word.replace(rule[0], ending)) : []
  const plurals = /[^aeiou]y$/.test(word) ? [`${word.slice(0, -1)}ies`] : [`${word}s`, `${word}es`]
  return [...forms, ...plurals, ...(/[oxzs]es$|[cs]hes$/.test(word) ? [word.slice(0, -2)] : [])]
}

/** Whether two words are one, or its singular and plural. */
export const isSameNoun = (one: string, other: string): boolean => one === other || numberForms(one).includes(other)
