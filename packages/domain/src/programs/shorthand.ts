import { printLoad, readLoad } from './load.ts'
import { printClock, printSetTarget, readSeconds, readSetTarget, type SetTarget } from './reps.ts'
import { isPossible } from './row-bounds.ts'

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

export interface ReadRow {
  row: RowText
  /** The words that were not understood; they stand at the beginning of the note. */
  unreadWords: readonly string[]
}

type Parts = Pick<RowText, 'sets' | 'target' | 'load' | 'rpe' | 'rir' | 'restSeconds' | 'tempo'>

const noParts: Parts = { sets: null, target: null, load: null, rpe: null, rir: null, restSeconds: null, tempo: null }

/**
 * Reads a line like `B1 Panca inclinata 3x8-10 28kg rir2 r90 //gomiti`. Nothing that was typed gets lost: words before the first part are
 * the name, words that are not understood after it go to the note.
 */
export function readRowText(text: string): ReadRow {
  const [line = '', ...notes] = text.split('//')
  const words = line.trim().split(/\s+/).filter(Boolean)
  const group = words.length > 1 ? readGroup(words[0] ?? '') : null
  const nameWords: string[] = []
  const unreadWords: string[] = []
  let parts = noParts
  for (const word of words.slice(group ? 1 : 0)) {
    const read = readPart(word, parts)
    if (read) parts = { ...parts, ...read }
    else if (parts === noParts && !partPattern.test(word)) nameWords.push(word)
    else unreadWords.push(word)
  }
  const note = [unreadWords.join(' '), notes.join('//').trim()].filter(Boolean).join(' ')
  return { row: { group, name: nameWords.join(' '), ...parts, note }, unreadWords }
}

/** A word that is meant as a part, though its figures may be impossible. */
const partPattern = /^(?:\d+[x×*]\S|@\d|rpe\d|rir\d|r\d)|\d(?:kg|lbs?|%)$/i

function readGroup(word: string): RowText['group'] {
  const [, letter, member] = /^([A-Za-z])([1-9])$/.exec(word) ?? []
  return letter && member ? { letter: letter.toUpperCase(), member: Number(member) } : null
}

/** One word as a part that the line does not have yet. */
function readPart(word: string, parts: Parts): Partial<Parts> | undefined {
  const candidates = [readSets(word), readEffort(word), readRest(word), readTempo(word, parts.sets !== null), readLoadPart(word)]
  return candidates.find(read => read && Object.keys(read).every(key => parts[key as keyof Parts] === null))
}

function readSets(word: string): Partial<Parts> | undefined {
  const [, sets, reps] = /^(\d{1,2})[x×*](.+)$/i.exec(word) ?? []
  const target = reps === undefined ? undefined : readSetTarget(reps)
  const count = Number(sets)
  return target && isPossible('sets', count) ? { sets: count, target } : undefined
}

function readEffort(word: string): Partial<Parts> | undefined {
  const [, rpe] = /^(?:@|rpe)(\d{1,2}(?:[.,]5)?)$/i.exec(word) ?? []
  if (rpe !== undefined) {
    const value = Number(rpe.replace(',', '.'))
    return isPossible('rpe', value) ? { rpe: value } : undefined
  }
  const [, rir] = /^rir(\d{1,2})$/i.exec(word) ?? []
  return rir !== undefined && isPossible('rir', Number(rir)) ? { rir: Number(rir) } : undefined
}

function readRest(word: string): Partial<Parts> | undefined {
  const [, rest] = /^(?:rest|rec|r)(\d.*)$/i.exec(word) ?? []
  if (rest === undefined) return undefined
  const seconds = /^\d{1,4}$/.test(rest) ? Number(rest) : readSeconds(rest)
  return seconds !== undefined && isPossible('restSeconds', seconds) ? { restSeconds: seconds } : undefined
}

/** Four digits alone may be a part of the name, such as a distance, until the sets have been said. */
function readTempo(word: string, isAfterSets: boolean): Partial<Parts> | undefined {
  const isTempo = /^[\dX]-[\dX]-[\dX]-[\dX]$/i.test(word) || (isAfterSets && /^[\dX]{4}$/i.test(word))
  return isTempo ? { tempo: word.replaceAll('-', '').toUpperCase() } : undefined
}

function readLoadPart(word: string): Partial<Parts> | undefined {
  const load = readLoad(word)
  return load === undefined ? undefined : { load }
}

/** The line that is read as the same row. */
export function printRowText({ group, name, sets, target, load, rpe, rir, restSeconds, tempo, note }: RowText): string {
  const parts = [
    group && `${group.letter}${group.member}`,
    name,
    sets !== null && target && `${sets}x${printSetTarget(target)}`,
    load !== null && printLoad(load),
    rpe !== null && `@${rpe}`,
    rir !== null && `rir${rir}`,
    restSeconds !== null && `r${restSeconds < 60 || restSeconds % 60 !== 0 ? restSeconds : printClock(restSeconds)}`,
    tempo !== null && [...tempo].join('-'),
    note && `//${note}`,
  ]
  return parts.filter(Boolean).join(' ')
}
