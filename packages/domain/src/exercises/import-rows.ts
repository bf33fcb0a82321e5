import {
  equipmentItems,
  exerciseCategories,
  exerciseLevels,
  exerciseLimits,
  exerciseTypes,
  forces,
  mechanics,
  muscles,
  exerciseTagsAtMost,
  type ExerciseFields,
  type ExerciseImportFault,
  type ExerciseImportField,
} from '@allenio/contract/exercises'
import { codesByWord, findOverlongRow, listSeparators, plainHeading, rowCells, type ParsedRow } from '@allenio/domain/tables'
import { isId } from '@allenio/domain/ids'
import { equipmentNames } from './equipment.ts'
import { parseFilmAddress, type FilmLink } from './film-links.ts'
import { muscleFacts } from './muscles.ts'
import { categoryNames, exerciseTypeNames, forceNames, levelNames, mechanicNames } from './names.ts'

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

const longestTag = 40

const words = {
  category: codesByWord(exerciseCategories, code => Object.values(categoryNames[code])),
  muscles: codesByWord(muscles, code => Object.values(muscleFacts[code].names)),
  equipment: codesByWord(equipmentItems, code => Object.values(equipmentNames[code])),
  mechanic: codesByWord(mechanics, code => Object.values(mechanicNames[code])),
  force: codesByWord(forces, code => Object.values(forceNames[code])),
  level: codesByWord(exerciseLevels, code => Object.values(levelNames[code])),
  type: codesByWord(exerciseTypes, code => Object.values(exerciseTypeNames[code])),
}

const yes = new Set(['si', 'yes', 'true', 'vero', 'x', '1', 'y', 's'])
const no = new Set(['no', 'false', 'falso', '0', 'n', ''])

type ParsedWord<Value> = { value: Value } | { fault: ExerciseImportFault }

const valueOr = <Value>(value: Value | undefined, fault: ExerciseImportFault): ParsedWord<Value> =>
  value === undefined ? { fault } : { value }

/** Reads a row; cells that are not understood are left out and named, a row without a name is refused. */
export function parseExerciseRow(
  cells: readonly string[],
  columns: readonly (ExerciseImportField | null)[],
): ParsedRow<ExerciseDraft, ExerciseImportFault> {
  const overlong = findOverlongRow(cells, columns)
  if (overlong) return { fault: overlong }
  const { has, textOf, faultAt, rowFault, drop, dropped } = rowCells<ExerciseImportField, ExerciseImportFault>(cells, columns)

  const [nameIt, nameEn] = [textOf('nameIt'), textOf('nameEn')]
  const longName = (['nameIt', 'nameEn'] as const).find(field => textOf(field).length > exerciseLimits.name)
  if (longName) return { fault: faultAt(longName, 'name too long') }
  if (!nameIt && !nameEn) return { fault: rowFault('name missing', '') }

  function one<Code extends string>(field: ExerciseImportField, known: ReadonlyMap<string, Code>): Code | undefined {
    const text = textOf(field)
    const code = known.get(plainHeading(text))
    if (text && code === undefined) drop(field, 'word unknown')
    return code
  }

  function several<Value>(field: ExerciseImportField, atMost: number, read: (word: string) => ParsedWord<Value>): Value[] | undefined {
    if (!has(field)) return undefined
    const all: Value[] = []
    const cell = textOf(field)
    for (const word of cell.split(field === 'films' ? /[\s|]+/ : listSeparators)) {
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
    if (!has(field)) return undefined
    const value = textOf(field)
    if (value.length <= exerciseLimits.cue) return value
    drop(field, 'text too long')
    return undefined
  }

  function isUnilateral(): boolean | undefined {
    if (!has('isUnilateral')) return undefined
    const word = plainHeading(textOf('isUnilateral'))
    if (yes.has(word)) return true
    if (no.has(word)) return false
    drop('isUnilateral', 'word unknown')
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
    films: several('films', exerciseLimits.assets, word => valueOr(parseFilmAddress(word), 'film address unknown')) ?? [],
  }
  return { draft, dropped }
}

type ParsedFields = { [Field in keyof ExerciseFields]: ExerciseFields[Field] | undefined }

const withoutUnsaid = (fields: ParsedFields): Partial<ExerciseFields> =>
  // a field that is left has its value
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<ExerciseFields>
