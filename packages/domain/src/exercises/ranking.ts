import type { Language } from '@allenio/contract'
import type { Equipment, exerciseLevels, mechanics } from '@allenio/contract/exercises'
import { searchWords, type Ranking, type SearchText } from '@allenio/domain/search'

export interface RankedExercise {
  nameIt: string
  nameEn: string
  equipment: readonly Equipment[]
  mechanic: (typeof mechanics)[number]
  level: (typeof exerciseLevels)[number]
  isOwn: boolean
  isFavorite: boolean
  /** The business has planned with it in the last weeks. */
  isRecent: boolean
}

interface NameFacts extends TypedName {
  /** In English the noun stands last: "Barbell Bench Press". */
  hasNounLast: boolean
  isInOtherLanguage: boolean
}

/** Facts that are the same in every search, prepared so that a typed key costs little. */
export interface RankFacts {
  names: readonly NameFacts[]
  /** Lower for favorites, for what a business has made itself, and for exercises that need little and that anybody does. */
  standing: number
  /** Lower for what a business uses. It is no part of the standing: what a name means does not change with what was planned last. */
  habit: number
  isOnUsualEquipment: boolean
}

/** A name as searches compare it. */
export interface TypedName extends SearchText {
  /** The words of the name that distinguish it from other exercises. */
  core: readonly string[]
}

// words that make a name longer without distinguishing it from another exercise
const plainWords = new Set(
  `a ad ai al alla alle allo con da di del in su sulla sulle sugli the with on bilanciere manubri manubrio corpo libero barbell
  dumbbell bodyweight terra convenzionale conventional piana flat bent over back sbarra braccia presa prona`.split(/\s+/),
)
const basicEquipment: readonly Equipment[] = ['dumbbell', 'bodyweight', 'pull_up_bar', 'dip_bars', 'bench', 'plyo_box', 'step']
const looseEquipment: readonly Equipment[] = ['resistance_band', 'mini_band', 'swiss_ball', 'medicine_ball', 'bosu', 'massage_ball']
// exercises with such names are done on machines and cables
const machineWords: readonly string[] = ['leg', 'lat', 'chest', 'pulley', 'pec', 'hack', 'pulldown']
const points = {
  match: 1000,
  otherLanguage: 400,
  notFavorite: 300,
  notRecent: 100,
  notOwn: 30,
  extraWord: 20,
  basic: 5,
  unusual: 40,
  loose: 60,
  isolation: 10,
  expert: 15,
}

export function typedName(text: string): TypedName {
  const words = searchWords(text)
  return { text: words.join(' '), words, core: words.filter(word => !plainWords.has(word)) }
}

function equipmentPoints(equipment: readonly Equipment[], words: readonly string[]): number {
  if (equipment.some(each => looseEquipment.includes(each))) return points.loose
  const isBasic = equipment.every(each => each === 'barbell' || basicEquipment.includes(each))
  if (machineWords.includes(words[0] ?? '')) return isBasic ? points.unusual : 0
  if (!isBasic) return points.unusual
  return equipment.includes('barbell') ? 0 : points.basic
}

export function rankFacts(exercise: RankedExercise, language: Language): RankFacts {
  const { nameIt, nameEn, equipment, mechanic, level, isOwn, isFavorite, isRecent } = exercise
  const names = [
    { ...typedName(nameIt), hasNounLast: false, isInOtherLanguage: language === 'en' && nameEn !== '' },
    { ...typedName(nameEn), hasNounLast: true, isInOtherLanguage: language === 'it' && nameIt !== '' },
  ].filter(({ text }) => text !== '')
  const shownName = names.find(({ isInOtherLanguage }) => !isInOtherLanguage)
  const ofEquipment = equipmentPoints(equipment, shownName?.words ?? [])
  return {
    names,
    standing:
      (isFavorite ? 0 : points.notFavorite) +
      (isOwn ? 0 : points.notOwn) +
      ofEquipment +
      (mechanic === 'compound' ? 0 : points.isolation) +
      (level === 'expert' ? points.expert : 0) +
      Math.min(shownName?.text.length ?? 0, 99) / 10,
    habit: isRecent ? 0 : points.notRecent,
    isOnUsualEquipment: ofEquipment < points.unusual,
  }
}

/** How well the words stand in a name: they are it, begin it, end within a word of it, are among its words, or begin some. */
const matches = { same: 0, whole: 1, begun: 2, among: 3, beginnings: 4 } as const

function matchOf({ text: name, words: nameWords, hasNounLast }: NameFacts, { text, words }: TypedName): number {
  if (name === text) return matches.same
  if (name.startsWith(text)) return name[text.length] === ' ' ? matches.whole : matches.begun
  const at = hasNounLast ? name.lastIndexOf(text) : -1
  if (at > 0 && name[at - 1] === ' ') return at + text.length === name.length ? matches.whole : matches.begun
  return words.every(word => nameWords.includes(word)) ? matches.among : matches.beginnings
}

/** Ranks an exercise that a search has found: the lowest rank is most probably meant. */
export function searchRank({ names, standing, habit }: RankFacts, typed: TypedName): number {
  let best = Infinity
  for (const name of names) {
    const extraWords = Math.max(0, name.core.length - typed.core.length)
    const ofLanguage = name.isInOtherLanguage ? points.otherLanguage : 0
    best = Math.min(best, matchOf(name, typed) * points.match + extraWords * points.extraWord + ofLanguage)
  }
  return best + standing + habit
}

/** The part of an exercise's rank that no match and no typed word changes: a library is ordered by it. */
export const rankBase = ({ names, standing, habit }: RankFacts): number =>
  Math.min(...names.map(name => name.core.length * points.extraWord + (name.isInOtherLanguage ? points.otherLanguage : 0))) +
  standing +
  habit

const bestMatches = { whole: matches.same, 'in parts': matches.begun, 'with typos': matches.beginnings } as const

/** A typed word matches where it begins a word of a name. */
export const exerciseRanking: Ranking<RankFacts, TypedName> = {
  piecesOf: word => [` ${word}`],
  rankOf: searchRank,
  leastRank: (base, { core }, fit) => bestMatches[fit] * points.match + base - core.length * points.extraWord,
}

/** Whether a name says nothing beyond what was typed but usual equipment: "Squat" means "Squat con bilanciere". */
export const isStandardForm = ({ names, isOnUsualEquipment }: RankFacts, typed: TypedName): boolean =>
  names.some(name => {
    const match = matchOf(name, typed)
    return match === matches.same || (match === matches.whole && isOnUsualEquipment && name.core.length === typed.core.length)
  })
