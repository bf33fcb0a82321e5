// Long texts that make an expression try again and again: runs of one sign, of two, or of a word of its own, with an end that does not fit.

const signs = [
  ' ',
  '1',
  'a',
  '(',
  ')',
  ',',
  '.',
  ';',
  ':',
  '-',
  '/',
  '\n',
  '\t',
  '"',
  "'",
  '<',
  '>',
  '=',
  '[',
  '{',
  '_',
  '+',
  '*',
  '#',
  'A',
  'è',
  'x',
  '&',
]
const pairSigns = [' ', '1', 'a', '(', ',', '.', '-', '\n', '"', '<', '/', ':']
const pairs = pairSigns.flatMap(one => pairSigns.filter(other => other !== one).map(other => one + other))
const ends = ['\u0001', '\n\u0001', ' \u0001']

const runs = [
  ...signs.flatMap(unit => ends.map(end => ({ start: '', unit, end }))),
  ...signs.flatMap(unit => ['a', '1', '1 '].map(start => ({ start, unit, end: ends[0] }))),
  ...pairs.map(unit => ({ start: '', unit, end: ends[0] })),
]
const fewSigns = [' ', '1', 'a', '.', '\n', '"', '(', ',', '-', ':']

/** The words and signs that a pattern asks for: they lead a text into its middle. */
function wordsOf(pattern) {
  const plain = pattern.replaceAll(/\\[pP]\{[^}]*\}|\\[a-zA-Z]|\(\?[:!=]|\(\?<[=!]|\{[\d,]+\}/g, '|').replaceAll('\\', '')
  const words = plain.match(/[\p{L}\d]+(?: [\p{L}\d]+)*|[^\p{L}\d\s|()[\]?*+^$]+/gu) ?? []
  const neighbours = words.slice(1).map((word, at) => words[at] + word)
  return [...new Set([...words.slice(0, 12), ...neighbours.slice(0, 8)])]
}

/** Texts by what they begin with, repeat and end in. */
export const hostileRuns = pattern => [
  ...runs,
  ...wordsOf(pattern).flatMap(word => [
    ...[word, `${word} `, ` ${word}`, `1${word}`, `1 ${word} `, `${word}1`].map(unit => ({ start: '', unit, end: ends[0] })),
    ...fewSigns.flatMap(unit => [word, `1${word}`, `1 ${word}`].map(start => ({ start, unit, end: ends[0] }))),
  ]),
]

const texts = new Map()

/** A text of about that length. The same few are asked for again and again. */
export function hostileText({ start, unit, end }, length) {
  const key = `${length}|${unit}`
  const run = texts.get(key) ?? unit.repeat(Math.ceil(length / unit.length))
  texts.set(key, run)
  return `${start}${run}${end}`
}
