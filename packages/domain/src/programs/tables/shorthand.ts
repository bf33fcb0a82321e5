import { printLoad, parseLoad } from '../cells/load.ts'
import { printClock, printSetTarget, parseSeconds, parseSetTarget, type SetTarget } from '../cells/reps.ts'
import { isPossible } from '../cells/row-bounds.ts'
import { markUnread, parseRestSeconds } from './table-numbers.ts'

/** A row of a workout as one line of text says it. */
export interface RowText {
  /** The letter and the number that the line begins with, as A1 of a superset. */
  group: { letter: string; member: number } | null
  name: string
  sets: number | null
  target: SetTarget | null
  load: string | null
  rpe: number | null
  rir: number | null
  restSeconds: number | null
  /** Four signs: lowering, pause, lifting, pause; X is as fast as possible. */
  tempo: string | null
  note: string
}

export interface ParsedRow {
  row: RowText
  /** The words that were not understood; they stand at the end of the note, marked. */
  unreadWords: readonly string[]
}

type Parts = Pick<RowText, 'sets' | 'target' | 'load' | 'rpe' | 'rir' | 'restSeconds' | 'tempo'>

const noParts: Parts = { sets: null, target: null, load: null, rpe: null, rir: null, restSeconds: null, tempo: null }

/**
 * Reads a line like `B1 Panca inclinata 3x8-10 28kg rir2 r90 //gomiti`. Nothing that was typed gets lost: words before the first part are
 * the name, words that are not understood after it go to the note, with a question mark, as those of a table do.
 */
export function parseRowText(text: string): ParsedRow {
  const [line = '', ...notes] = text.split('//')
  const words = line.trim().split(/\s+/).filter(Boolean)
  const group = words.length > 1 ? parseGroup(words[0] ?? '') : null
  const nameWords: string[] = []
  const unreadWords: string[] = []
  // a time or a distance before the sets belongs to the name, as in "Corsa 400m 6x1"
  const hasSets = /(?:^|\s)\d+\s*[x×*]\s*\S/i.test(line)
  let parts = noParts
  for (let at = group ? 1 : 0; at < words.length;) {
    const parseText = (phrase: string) => parsePart(phrase, parts, !hasSets && isName(nameWords))
    const phrases = phrasesAt(words, at)
    const figurePhrase = phrases.findLast(phrase => parseText(phrase.text))
    const partPhrase = phrases.find(
      ({ text: phrase, count }) => partPattern.test(phrase) && !words.slice(at + 1, at + count).some(parseText),
    )
    const count = (figurePhrase ?? partPhrase)?.count ?? 1
    if (figurePhrase) parts = { ...parts, ...parseText(figurePhrase.text) }
    else (parts === noParts && !partPhrase ? nameWords : unreadWords).push(...words.slice(at, at + count))
    at += count
  }
  if (!isName(nameWords)) unreadWords.unshift(...nameWords.splice(0))
  const unreadNote = unreadWords.length > 0 && markUnread(unreadWords.join(' '))
  const note = [notes.join('//').trim(), unreadNote].filter(Boolean).join('\n')
  return { row: { group, name: nameWords.join(' '), ...parts, note }, unreadWords }
}

/** Signs alone name nothing. */
const isName = (words: readonly string[]): boolean => /[\p{L}\p{N}]/u.test(words.join(''))

const restWords = '(?:rest|rec(?:upero)?|riposo|r)[.:]?'
const restPattern = new RegExp(`^${restWords}(\\d.*)$`, 'i')

/** A text that is meant as a part, though its figures may be impossible. */
const partPattern = new RegExp(`^(?:\\d+[x×*]\\S|(?:@|rpe|rir|${restWords})\\d|(?:bw)?[^\\p{L}]*\\d(?:kg|lbs?|%)$)`, 'iu')

const longestPhrase = 5

interface Phrase {
  text: string
  /** How many words it is written in. */
  count: number
}

/** The phrases that begin with a word, with blanks or without, the shortest first: "3", "3x", "3x12". */
function phrasesAt(words: readonly string[], at: number): Phrase[] {
  const phrases: Phrase[] = []
  let text = ''
  for (let count = 1; count <= longestPhrase; count += 1) {
    const word = words[at + count - 1]
    if (word === undefined || (count > 1 && !areJoined(words[at + count - 2] ?? '', word))) break
    text += word.replaceAll(/[’′]/g, "'").replaceAll(/[”″]/g, '"')
    if (count === 1 || /[\p{L}\d%'"]/u.test(word)) phrases.push({ text, count })
  }
  return phrases
}

const signBeforeNumber = new RegExp(`(?:^|\\d)x$|[×*@+/–—-]$|^(?:rpe|rir|${restWords})$`, 'i')

/** A number stands for itself, except behind a sign that needs one: "2' 60 kg" is a rest and a load. */
const areJoined = (left: string, right: string): boolean =>
  /^\d/.test(right) ? signBeforeNumber.test(left) : !/\p{L}$/u.test(left) || !/^\p{L}/u.test(right) || /^\d*x$/i.test(left)

function parseGroup(word: string): RowText['group'] {
  const [, letter, member] = /^([A-Za-z])([1-9])$/.exec(word) ?? []
  return letter && member ? { letter: letter.toUpperCase(), member: Number(member) } : null
}

/** A text as a part that the line does not have yet. */
function parsePart(text: string, parts: Parts, mayBeTarget: boolean): Partial<Parts> | undefined {
  // most words are a name's, which each key that is pressed reads again
  if (!/[\dx]|^(?:bw|pc|bodyweight)$/i.test(text)) return undefined
  const isAfterSets = parts.sets !== null
  const candidates = [
    parseSets(text),
    parseEffort(text),
    parseRest(text, isAfterSets),
    parseTempo(text, isAfterSets),
    parseLoadPart(text),
    mayBeTarget ? parseFigure(text) : undefined,
  ]
  return candidates.find(read => read && Object.keys(read).every(key => parts[key as keyof Parts] === null))
}

function parseSets(text: string): Partial<Parts> | undefined {
  const [, sets, reps] = /^(\d{1,2})[x×*](.+)$/i.exec(text) ?? []
  const target = reps === undefined ? undefined : parseSetTarget(reps.replaceAll(/[–—]/g, '-'))
  const count = Number(sets)
  return target && isPossible('sets', count) ? { sets: count, target } : undefined
}

/** One time or distance, of an exercise without sets: "Corsa 20min". */
function parseFigure(text: string): Partial<Parts> | undefined {
  const target = parseSetTarget(text)
  return target && target.type !== 'reps' ? { target } : undefined
}

function parseEffort(text: string): Partial<Parts> | undefined {
  const [, rpe] = /^(?:@|rpe)(\d{1,2}(?:[.,]5)?)$/i.exec(text) ?? []
  if (rpe !== undefined) {
    const value = Number(rpe.replace(',', '.'))
    return isPossible('rpe', value) ? { rpe: value } : undefined
  }
  const [, rir] = /^rir(\d{1,2})$/i.exec(text) ?? []
  return rir !== undefined && isPossible('rir', Number(rir)) ? { rir: Number(rir) } : undefined
}

/** After the sets a time alone is the rest; "20m" would be metres. */
function parseRest(text: string, isAfterSets: boolean): Partial<Parts> | undefined {
  const rest = restPattern.exec(text)?.[1] ?? (isAfterSets && /^\d[\d.,]*(?:[:'"]|s|min)/i.test(text) ? text : undefined)
  if (rest === undefined) return undefined
  const seconds = parseSeconds(rest) ?? parseRestSeconds(rest)
  return seconds !== undefined && isPossible('restSeconds', seconds) ? { restSeconds: seconds } : undefined
}

/** Four digits alone may be a part of the name, such as a distance, until the sets have been said. */
function parseTempo(text: string, isAfterSets: boolean): Partial<Parts> | undefined {
  const isTempo = /^[\dX]-[\dX]-[\dX]-[\dX]$/i.test(text) || (isAfterSets && /^[\dX]{4}$/i.test(text))
  return isTempo ? { tempo: text.replaceAll('-', '').toUpperCase() } : undefined
}

function parseLoadPart(text: string): Partial<Parts> | undefined {
  const load = parseLoad(text.replace(/^@/, '').replace(/^\+/, 'bw+'))
  return load === undefined ? undefined : { load }
}

/** The line that is read as the same row. */
export function printRowText({ group, name, sets, target, load, rpe, rir, restSeconds, tempo, note }: RowText): string {
  const parts = [
    group && `${group.letter}${group.member}`,
    name,
    target && (sets === null ? target.type !== 'reps' && printSetTarget(target) : `${sets}x${printSetTarget(target)}`),
    load !== null && printLoad(load),
    rpe !== null && `@${rpe}`,
    rir !== null && `rir${rir}`,
    restSeconds !== null && `r${restSeconds < 60 || restSeconds % 60 !== 0 ? restSeconds : printClock(restSeconds)}`,
    tempo !== null && [...tempo].join('-'),
    note && `//${note}`,
  ]
  return parts.filter(Boolean).join(' ')
}
