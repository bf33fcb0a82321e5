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
  type ExerciseFields,
} from '@allenio/contract/exercise-fields'
import type { ExerciseImportFault, ExerciseImportField } from '@allenio/contract/exercise-imports'
import { exerciseTagsAtMost } from '@allenio/contract/exercises'
import { cutCell, plainHeading, restoreFormula } from '@allenio/domain/tables'
import { isId } from '@allenio/domain/ids'
import { equipmentNames } from './equipment.ts'
import { readFilmAddress, type FilmLink } from './film-links.ts'
import { muscleFacts } from './muscles.ts'
import { categoryNames, exerciseTypeNames, forceNames, levelNames, mechanicNames } from './names.ts'

/** Parts the words of a cell that holds several; commas and semicolons are read, too. */
export const listSeparator = '|'

/** An exercise as a row of a table describes one. */
export interface ExerciseDraft {
  /** The exercise that is meant, as our own table names it. */
  id: string | null
  /** The fields of which the table has a column with something to say. */
  written: Partial<ExerciseFields>
  /** Null where the table has no column of them. */
  tags: string[] | null
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

  function one<Code extends string>(field: ExerciseImportField, known: ReadonlyMap<string, Code>): Code | undefined {
    const text = textOf(field)
    const code = known.get(plainHeading(text))
    if (text && code === undefined) drop(field, 'word unknown', text)
    return code
  }

  function several<Value>(field: ExerciseImportField, atMost: number, read: (word: string) => ReadWord<Value>): Value[] | undefined {
    if (!columns.includes(field)) return undefined
    const all: Value[] = []
    const cell = textOf(field)
    for (const word of cell.split(field === 'films' ? /[\s|]+/ : /[|,;]/)) {
      if (!word.trim()) continue
      const result = read(word.trim())
      if ('fault' in result) drop(field, result.fault, word)
      else if (all.length >= atMost) drop(field, field === 'tags' ? 'too many tags' : 'too many words', word)
      else all.push(result.value)
    }
    // a cell of which nothing was understood says nothing; an empty one says that there is none
    return all.length === 0 && cell ? undefined : all
  }

  function codes<Code extends string>(field: ExerciseImportField, known: ReadonlyMap<string, Code>, atMost: number): Code[] | undefined {
    const all = several(field, atMost, word => valueOr(known.get(plainHeading(word)), 'word unknown'))
    return all && [...new Set(all)]
  }

  function text(field: 'nameIt' | 'nameEn' | 'cueIt' | 'cueEn'): string | undefined {
    if (!columns.includes(field)) return undefined
    const value = textOf(field)
    if (value.length <= exerciseLimits.cue) return value
    drop(field, 'text too long', value)
    return undefined
  }

  function isUnilateral(): boolean | undefined {
    if (!columns.includes('isUnilateral')) return undefined
    const word = plainHeading(textOf('isUnilateral'))
    if (yes.has(word)) return true
    if (no.has(word)) return false
    drop('isUnilateral', 'word unknown', textOf('isUnilateral'))
    return undefined
  }

  const primaryMuscles = codes('primaryMuscles', words.muscles, exerciseLimits.muscles)
  const secondaryMuscles = codes('secondaryMuscles', words.muscles, exerciseLimits.muscles)
  const tags = several('tags', exerciseTagsAtMost, word => valueOr(word.length > longestTag ? undefined : word, 'tag too long'))
  const id = textOf('id')
  const draft: ExerciseDraft = {
    id: isId(id) ? id.toLowerCase() : null,
    written: withoutUnsaid({
      nameIt: text('nameIt'),
      nameEn: text('nameEn'),
      category: one('category', words.category),
      primaryMuscles,
      secondaryMuscles: secondaryMuscles?.filter(each => !primaryMuscles?.includes(each)),
      equipment: codes('equipment', words.equipment, exerciseLimits.equipment),
      mechanic: one('mechanic', words.mechanic),
      force: one('force', words.force),
      level: one('level', words.level),
      type: one('type', words.type),
      isUnilateral: isUnilateral(),
      cueIt: text('cueIt'),
      cueEn: text('cueEn'),
    }),
    tags: tags ? [...new Map(tags.map(tag => [tag.toLowerCase(), tag])).values()] : null,
    films: several('films', exerciseLimits.assets, word => valueOr(readFilmAddress(word), 'film address unknown')) ?? [],
  }
  return { draft, dropped }
}

type ReadFields = { [Field in keyof ExerciseFields]: ExerciseFields[Field] | undefined }

const withoutUnsaid = (fields: ReadFields): Partial<ExerciseFields> =>
  // a field that is left has its value
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<ExerciseFields>
