import type { Wording } from '@allenio/contract'
import {
  equipmentItems,
  exerciseCategories,
  exerciseLevels,
  exerciseLimits,
  exerciseTypes,
  forces,
  mechanics,
  muscles,
  presetExercise,
  type ExerciseFields,
} from '@allenio/contract/exercise-fields'
import type { ExerciseImportFault, ExerciseImportField } from '@allenio/contract/exercise-imports'
import { exerciseTagsAtMost } from '@allenio/contract/exercises'
import { cutCell, plainHeading, restoreFormula } from '@allenio/domain/tables'
import { equipmentNames } from './equipment.ts'
import { readFilmAddress, type FilmLink } from './film-links.ts'
import { muscleFacts } from './muscles.ts'
import { categoryNames, exerciseTypeNames, forceNames, levelNames, mechanicNames } from './names.ts'

/** Parts the words of a cell that holds several; commas and semicolons are read, too. */
export const listSeparator = '|'

/** An exercise as a row of a table describes one. */
export interface ExerciseDraft {
  fields: ExerciseFields
  tags: string[]
  films: FilmLink[]
}

/** Why a row, or one of its cells, is not taken. */
export interface ExerciseFault {
  column: number | null
  fault: ExerciseImportFault
  /** The beginning of what stands there. */
  value: string
}

export type ReadExercise = { draft: ExerciseDraft; dropped: ExerciseFault[] } | { fault: ExerciseFault }

const shownLength = 60
const longestTag = 40

/** The codes by their own word and by their names in both languages. */
const wordsOf = <Code extends string>(codes: readonly Code[], nameOf: (code: Code) => Wording): ReadonlyMap<string, Code> =>
  new Map(codes.flatMap(code => [code, nameOf(code).it, nameOf(code).en].map(word => [plainHeading(word), code] as const)))

const words = {
  category: wordsOf(exerciseCategories, code => categoryNames[code]),
  muscles: wordsOf(muscles, code => muscleFacts[code].names),
  equipment: wordsOf(equipmentItems, code => equipmentNames[code]),
  mechanic: wordsOf(mechanics, code => mechanicNames[code]),
  force: wordsOf(forces, code => forceNames[code]),
  level: wordsOf(exerciseLevels, code => levelNames[code]),
  type: wordsOf(exerciseTypes, code => exerciseTypeNames[code]),
}

const yes = new Set(['si', 'yes', 'true', 'vero', 'x', '1', 'y', 's'])
const no = new Set(['no', 'false', 'falso', '0', 'n', ''])

type ReadWord<Value> = { value: Value } | { fault: ExerciseImportFault }

const valueOr = <Value>(value: Value | undefined, fault: ExerciseImportFault): ReadWord<Value> =>
  value === undefined ? { fault } : { value }

/** Reads a row; cells that are not understood are left out and named, a row without a name is refused. */
export function readExerciseRow(cells: readonly string[], columns: readonly (ExerciseImportField | null)[]): ReadExercise {
  if (cells.length > columns.length && cells.slice(columns.length).some(cell => cell.trim())) {
    return { fault: { column: null, fault: 'row too long', value: cutCell(cells[columns.length] ?? '', shownLength) } }
  }
  const dropped: ExerciseFault[] = []
  const textOf = (field: ExerciseImportField): string => restoreFormula(cells[columns.indexOf(field)] ?? '').trim()
  const drop = (field: ExerciseImportField, fault: ExerciseImportFault, value: string) =>
    void dropped.push({ column: columns.indexOf(field), fault, value: cutCell(value, shownLength) })

  const [nameIt, nameEn] = [textOf('nameIt'), textOf('nameEn')]
  const longName = (
    [
      ['nameIt', nameIt],
      ['nameEn', nameEn],
    ] as const
  ).find(([, name]) => name.length > exerciseLimits.name)
  if (longName) return { fault: { column: columns.indexOf(longName[0]), fault: 'name too long', value: cutCell(longName[1], shownLength) } }
  if (!nameIt && !nameEn) return { fault: { column: null, fault: 'name missing', value: '' } }

  function one<Code extends string>(field: ExerciseImportField, known: ReadonlyMap<string, Code>, preset: Code): Code {
    const text = textOf(field)
    const code = known.get(plainHeading(text))
    if (text && code === undefined) drop(field, 'word unknown', text)
    return code ?? preset
  }

  function several<Value>(field: ExerciseImportField, atMost: number, read: (word: string) => ReadWord<Value>): Value[] {
    const all: Value[] = []
    for (const word of textOf(field).split(field === 'films' ? /[\s|]+/ : /[|,;]/)) {
      if (!word.trim()) continue
      const result = read(word.trim())
      if ('fault' in result) drop(field, result.fault, word)
      else if (all.length >= atMost) drop(field, field === 'tags' ? 'too many tags' : 'too many words', word)
      else all.push(result.value)
    }
    return all
  }

  const codes = <Code extends string>(field: ExerciseImportField, known: ReadonlyMap<string, Code>, atMost: number): Code[] => [
    ...new Set(several(field, atMost, word => valueOr(known.get(plainHeading(word)), 'word unknown'))),
  ]

  function text(field: 'cueIt' | 'cueEn'): string {
    const value = textOf(field)
    if (value.length <= exerciseLimits.cue) return value
    drop(field, 'text too long', value)
    return ''
  }

  function isUnilateral(): boolean {
    const word = plainHeading(textOf('isUnilateral'))
    if (!yes.has(word) && !no.has(word)) drop('isUnilateral', 'word unknown', textOf('isUnilateral'))
    return yes.has(word)
  }

  const primaryMuscles = codes('primaryMuscles', words.muscles, exerciseLimits.muscles)
  const tags = several('tags', exerciseTagsAtMost, word => valueOr(word.length > longestTag ? undefined : word, 'tag too long'))
  const draft: ExerciseDraft = {
    fields: {
      nameIt,
      nameEn,
      category: one('category', words.category, presetExercise.category),
      primaryMuscles,
      secondaryMuscles: codes('secondaryMuscles', words.muscles, exerciseLimits.muscles).filter(each => !primaryMuscles.includes(each)),
      equipment: codes('equipment', words.equipment, exerciseLimits.equipment),
      mechanic: one('mechanic', words.mechanic, presetExercise.mechanic),
      force: one('force', words.force, presetExercise.force),
      level: one('level', words.level, presetExercise.level),
      type: one('type', words.type, presetExercise.type),
      isUnilateral: isUnilateral(),
      cueIt: text('cueIt'),
      cueEn: text('cueEn'),
    },
    tags: [...new Map(tags.map(tag => [tag.toLowerCase(), tag])).values()],
    films: several('films', exerciseLimits.assets, word => valueOr(readFilmAddress(word), 'film address unknown')),
  }
  return { draft, dropped }
}
