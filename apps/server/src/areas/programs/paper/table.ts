import type { Language, ParsedInput } from '@allenio/contract'
import type { Cells } from '@allenio/contract/documents'
import type { RowCells, ProgramExercise, ProgramDetail, exportProgram } from '@allenio/contract/programs'
import type { DocumentRows } from '@allenio/domain/documents'
import { printProgramFile } from '@allenio/domain/program-files'
import { isColumnVisible, programColumns, type ProgramColumn } from '@allenio/domain/programs'
import { csvLines } from '@allenio/domain/tables'
import type { z } from 'zod'
import type { Actor } from '#platform/access'
import { xlsxOf } from '#platform/csv'
import type { WorkspaceDb } from '#platform/db'
import { readRows } from '#platform/documents'
import { fileNameOf } from '#platform/files'
import type { Bytes } from '#platform/http'
import { streamOf } from '#platform/slices'
import { makeSay } from '#platform/words'
import { readColumnsFor } from '../client-columns.ts'
import { readClientReleaseRows } from '../versions/client-releases.ts'
import { programKind } from '../kind.ts'
import { isClient, readProgram } from '../program-detail.ts'

const sheetWords = makeSay<'sheet'>({ it: { sheet: 'Programma' }, en: { sheet: 'Program' } })

type Program = z.output<typeof ProgramDetail>

export async function exportTable(db: WorkspaceDb, actor: Actor, query: ParsedInput<typeof exportProgram>): Promise<Bytes> {
  const language = query.language ?? actor.language
  const program = await readProgram(db, { ...actor, language }, query)
  const visibleColumns = await readColumnsFor(db, actor)
  const columns = programColumns.filter(column => isColumnVisible(column, visibleColumns))
  const name = fileNameOf(program.title, query.format)
  const table = async () => tableOf(program, { language, columns, rows: await readRowsToImport(db, actor, query) })
  switch (query.format) {
    case 'xlsx': {
      const { headings, lines } = await table()
      const body = xlsxOf(sheetWords(language)('sheet'), headings, lines)
      return { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', name, body }
    }
    case 'csv': {
      const { headings, lines } = await table()
      return { type: 'text/csv; charset=utf-8', name, body: streamOf(csvLines([headings, ...lines], language)) }
    }
    case 'json': {
      const { title, description, weekList: weeks } = program
      // a rest that may not be seen would stand there as the usual one
      const hidden: ReadonlySet<string> = new Set(columns.includes('rest') ? [] : ['restType', 'restValue'])
      const json = JSON.stringify({ title, description, weeks }, (key, value: unknown) => (hidden.has(key) ? undefined : value), 2)
      return { type: 'application/json; charset=utf-8', name, body: Buffer.from(json) }
    }
    default:
      return query.format satisfies never
  }
}

/**
 * The rows as they are stored: the rests that a superset replaces come back from a table, and none is there that nobody has said. A
 * client, who imports nothing, reads the rests as they are trained.
 */
async function readRowsToImport(
  db: WorkspaceDb,
  actor: Actor,
  { id, programUserId }: ParsedInput<typeof exportProgram>,
): Promise<DocumentRows | undefined> {
  if (isClient(actor)) return undefined
  if (programUserId === undefined) return readRows(db, programKind, id)
  return (await readClientReleaseRows(db, actor, { id, programUserId })).rows
}

interface Table {
  language: Language
  columns: readonly ProgramColumn[]
  rows: DocumentRows | undefined
}

const tableOf = ({ weekList }: Program, { language, columns, rows }: Table) =>
  printProgramFile(
    weekList.map(({ days, ...week }) => ({
      ...week,
      days: days.map(({ workouts, ...day }) => ({
        ...day,
        workouts: workouts.map(({ exercises, ...workout }) => ({
          ...workout,
          rows: exercises.map(each => rowOf(each, rows?.get(each.id)?.cells)),
        })),
      })),
    })),
    { language, columns },
  )

const rowOf = (exercise: ProgramExercise, stored: Cells | undefined) => ({
  ...emptyRow,
  id: exercise.id,
  parentId: exercise.workoutId,
  cells: { ...cellsOf(exercise), ...(stored && ownRestOf(stored)) },
})

const ownRestOf = ({ restType = null, restSeconds = null }: Cells): Cells => ({ restType, restSeconds })

const emptyRow = { type: 'row', place: '', originId: null, isDeleted: false }

function cellsOf(exercise: ProgramExercise): Cells {
  const { name, key, supersetPosition, position, weight, info, tut, restType, value, setList, asksForVideo } = exercise
  const cells: { [Cell in keyof RowCells]?: RowCells[Cell] | null } = {
    exercise: name ? { name } : undefined,
    superset: supersetPosition === null ? undefined : `${key}${position - supersetPosition}`,
    type: exercise.exerciseType,
    sets: exercise.sets,
    reps: exercise.reps || undefined,
    repRange: exercise.repRange || undefined,
    seconds: value,
    metres: exercise.metres,
    load: weight || undefined,
    rpe: exercise.rpe,
    rir: exercise.rir,
    tut: tut || undefined,
    restType,
    restSeconds: exercise.restValue,
    note: info || undefined,
    setList: setList.length > 0 ? setList : undefined,
    asksForVideo: asksForVideo || undefined,
  }
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== undefined && cell !== null)) as Cells // all are cells
}
