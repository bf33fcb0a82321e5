import type { CellValue, DocumentRow } from '@allenio/contract/documents'
import type { DocumentRows } from '@allenio/domain/documents'
import { columnHeading, numberDays, printColumn, printSetList, setListIn } from '@allenio/domain/programs'
import { printCycle, parseCycle } from '@allenio/domain/training-maxima'
import { useMemo } from 'react'
import { placeIn, type RowWording } from '#shell/editor'
import { exerciseText, useExerciseLibrary, type ExerciseLibrary } from '#lib/exercise-library'
import { useLanguage } from '#lib/words'
import { columnOf } from './rows/column-cells.ts'
import { columnKeys, isColumnKey } from './rows/column-keys.ts'
import { useEditor } from './session.ts'
import { useEditorWords } from './words.ts'

type Say = ReturnType<typeof useEditorWords>

interface Naming {
  t: Say
  programId: string
  library: ExerciseLibrary
}

function nameOf(row: DocumentRow, rows: DocumentRows, { t, programId, library }: Naming): string {
  const days = numberDays(rows, programId)
  const names: string[] = []
  for (let at: DocumentRow | undefined = row; at; at = rows.get(at.parentId ?? '')) {
    const day = days.get(at.id)
    if (day) names.unshift(t('week', { number: day.weekNumber }), t('day', { number: day.dayNumber }))
    const exercise = exerciseText(at, library)
    if (exercise) names.unshift(exercise)
  }
  return names.join(' · ') || t('program')
}

/** How the frame names the parts of a program, where edits have crossed. */
export function useProgramWording(): RowWording {
  const t = useEditorWords()
  const language = useLanguage()
  const library = useExerciseLibrary()
  const { programId } = useEditor()
  return useMemo(
    () => ({
      row: (row, rows) => nameOf(row, rows, { t, programId, library }),
      cell: cell => {
        const name = columnOf(cell)
        return isColumnKey(name) ? columnHeading(name, language) : t(name)
      },
      value: (value: CellValue, cell) => {
        if (cell === 'exercise') return exerciseText({ cells: { exercise: value } }, library)
        // a superset has no name that anybody reads
        if (cell === 'superset' || typeof value === 'boolean') return value ? '✓' : ''
        const cycle = parseCycle(value)
        if (cycle) return printCycle(cycle, language)
        if (cell === 'setList') return printSetList(setListIn({ setList: value }), language)
        const key = columnKeys.find(each => each === columnOf(cell))
        return (key && printColumn(key, { [cell]: value }, language)) || (typeof value === 'object' ? '' : String(value))
      },
    }),
    [t, language, programId, library],
  )
}

/** Where a colleague is, in the words of the page. */
export function usePlaceName(): (at: string) => string | undefined {
  const t = useEditorWords()
  const library = useExerciseLibrary()
  const { document, programId } = useEditor()
  return at => {
    const rows = document.rows.get()
    const row = rows.get(placeIn(at).rowId)
    return row && nameOf(row, rows, { t, programId, library })
  }
}
