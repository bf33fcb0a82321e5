import type { Language } from '@allenio/contract'
import type { ExerciseImportField } from '@allenio/contract/exercises'
import {
  categoryNames,
  equipmentName,
  exerciseTypeNames,
  forceNames,
  importHeadings,
  levelNames,
  mechanicNames,
  muscleName,
} from '@allenio/domain/exercises'
import { csvLines, listSeparator } from '@allenio/domain/tables'
import type { Bytes } from '#platform/http'
import { streamOf } from '#platform/slices'
import type { ExerciseColumns } from './fields.ts'

export interface TableRow extends ExerciseColumns {
  id: string
  tags: readonly string[]
  films: readonly string[]
}

const yesNo = { it: ['no', 'sì'], en: ['no', 'yes'] } as const satisfies Record<Language, readonly [string, string]>
const list = (words: readonly string[]) => words.join(` ${listSeparator} `)

/** Words stand in the asker's language, as our own import reads them. */
const cells: Readonly<Record<ExerciseImportField, (row: TableRow, language: Language) => string>> = {
  nameIt: row => row.name_it,
  nameEn: row => row.name_en,
  category: (row, language) => categoryNames[row.category][language],
  primaryMuscles: (row, language) => list(row.primary_muscles.map(muscle => muscleName(muscle, language))),
  secondaryMuscles: (row, language) => list(row.secondary_muscles.map(muscle => muscleName(muscle, language))),
  equipment: (row, language) => list(row.equipment.map(item => equipmentName(item, language))),
  mechanic: (row, language) => mechanicNames[row.mechanic][language],
  force: (row, language) => forceNames[row.force][language],
  level: (row, language) => levelNames[row.level][language],
  type: (row, language) => exerciseTypeNames[row.type][language],
  isUnilateral: (row, language) => yesNo[language][row.is_unilateral ? 1 : 0],
  cueIt: row => row.cue_it,
  cueEn: row => row.cue_en,
  tags: row => list(row.tags),
  films: row => list(row.films),
  id: row => row.id,
}

interface TableOptions {
  language: Language
  fields: readonly ExerciseImportField[]
}

/** Exercises as a table that our own import reads. */
export function tableOf(rows: Iterable<TableRow>, { language, fields }: TableOptions): Bytes {
  const name = language === 'it' ? 'esercizi.csv' : 'exercises.csv'
  return { type: 'text/csv; charset=utf-8', name, body: streamOf(csvLines(lines(), language)) }

  function* lines() {
    yield fields.map(field => importHeadings[language][field])
    for (const row of rows) yield fields.map(field => cells[field](row, language))
  }
}
