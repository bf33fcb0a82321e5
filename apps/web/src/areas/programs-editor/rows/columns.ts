import { IconListDetails, IconVideo } from '@tabler/icons-react'
import type { Language } from '@allenio/contract'
import { muscleName } from '@allenio/domain/exercises'
import { rowTypes } from '@allenio/contract/programs'
import { columnHeading, exerciseIn, printColumn, rowTypeOf, setListIn } from '@allenio/domain/programs'
import type { CellView, SheetColumn } from '#ui/spreadsheet'
import { openDialog } from '../dialogs.ts'
import { exerciseText, type ExerciseLibrary } from '#lib/exercise-library'
import { exerciseOptions, isFirstMeant } from '../library/typed-exercise.ts'
import { typedReading } from '../library/typed-row.ts'
import type { RowEntry } from '../outline.ts'
import type { AttemptsOf } from '../results/attempts.ts'
import { doneSetsText } from '../results/done-sets.ts'
import type { useEditorWords } from '../words.ts'
import { figureText, loadShown, restShown, targetShown } from './cell-texts.ts'
import { parseCell, type ColumnKey } from './column-keys.ts'

interface ColumnParts {
  t: ReturnType<typeof useEditorWords>
  language: Language
  library: ExerciseLibrary
  /** The last attempts; undefined if the program is for no client. */
  attemptsOf: AttemptsOf | undefined
}

const dash = '–'

/** The columns of the table, as a coach reads them. */
export function editorColumns({ t, language, library, attemptsOf }: ColumnParts): readonly SheetColumn<RowEntry>[] {
  const heading = (key: ColumnKey) => columnHeading(key, language)
  const text = (key: ColumnKey, { cells }: RowEntry) => printColumn(key, cells, language)
  const parseBy = (key: ColumnKey, refusal: string) => ({
    parse: (typed: string) => (parseCell(key, typed, {}, language) ? { text: typed } : { refusal }),
  })
  const figure = (
    key: ColumnKey,
    title: string,
    [width, leastWidth]: readonly [number, number],
    refusal: string,
  ): SheetColumn<RowEntry> => ({
    key,
    title,
    width,
    leastWidth,
    align: 'end',
    inputMode: 'decimal',
    ...parseBy(key, refusal),
    cell: entry => orDash(text(key, entry)),
  })
  const typeName = (type: (typeof rowTypes)[number]) => printColumn('type', { type }, language)
  return [
    {
      key: 'exercise',
      title: heading('exercise'),
      width: 190,
      leastWidth: 150,
      grows: 2,
      options: typed =>
        exerciseOptions(typed, library, {
          nameAlone: t('nameAlone'),
          muscle: ({ exercise }) => exercise.muscles.map(muscle => muscleName(muscle, language)).join(', '),
        }),
      picksFirst: typed => isFirstMeant(typed, library),
      reads: (typed, optionId) => typedReading(typed, optionId, { t, language, library }),
      parse: typed => (/[\p{L}\p{N}]/u.test(typed) ? { text: typed } : { refusal: t('exerciseNeeded') }),
      cell: entry => {
        const name = exerciseText(entry, library)
        if (name === '') return { text: '', shown: t('chooseExercise') }
        return {
          text: name,
          // an exercise outside the library has no muscles, pictures and results, which a person who typed it should see
          ...(exerciseIn(entry.cells)?.id === undefined && { aside: t('notInLibrary') }),
          ...(entry.cells['asksForVideo'] === true && { icon: IconVideo, iconLabel: t('asksForVideo') }),
        }
      },
    },
    {
      key: 'type',
      title: heading('type'),
      width: 72,
      leastWidth: 62,
      isStrict: true,
      options: typed =>
        rowTypes
          .map(type => ({ id: type, text: typeName(type) }))
          .filter(option => option.text.toLowerCase().startsWith(typed.trim().toLowerCase())),
      picksFirst: () => true,
      cell: ({ cells }) => typeName(rowTypeOf(cells)),
    },
    {
      ...figure('sets', heading('sets'), [54, 46], t('setsRefused')),
      onPick: rowId => openDialog({ kind: 'sets', rowId }),
      cell: entry => ({
        ...orDash(text('sets', entry)),
        ...(setListIn(entry.cells).length > 0 && { icon: IconListDetails, iconLabel: t('setsOneByOne') }),
      }),
    },
    {
      ...figure('target', heading('target'), [92, 92], t('targetRefused')),
      inputMode: 'text',
      cell: ({ cells }) => ({ text: figureText('target', cells, language), shown: targetShown(cells, language) }),
    },
    {
      ...figure('load', heading('load'), [100, 80], t('loadRefused')),
      inputMode: 'text',
      cell: ({ cells }) => ({ text: figureText('load', cells, language), ...loadShown(cells, language) }),
    },
    figure('rir', heading('rir'), [44, 38], t('rirRefused')),
    figure('rpe', heading('rpe'), [46, 40], t('rpeRefused')),
    { ...figure('tempo', heading('tempo'), [60, 56], t('tempoRefused')), inputMode: 'text' },
    {
      ...figure('rest', heading('rest'), [58, 50], t('restRefused')),
      inputMode: 'text',
      cell: entry => ({ text: text('rest', entry), ...restShown(entry) }),
    },
    ...(attemptsOf ? [{ key: 'last', title: t('last'), width: 118, isReadOnly: true, cell: lastTime(attemptsOf, language) }] : []),
    { key: 'note', title: t('note'), width: 90, leastWidth: 60, grows: 1, cell: entry => text('note', entry) },
  ]
}

const lastTime =
  (attemptsOf: AttemptsOf, language: Language) =>
  (entry: RowEntry): string => {
    const last = attemptsOf(entry).at(-1)
    return last ? doneSetsText(last, language) : ''
  }

const orDash = (text: string): CellView => (text === '' ? { text, shown: dash } : { text, shown: text.replaceAll('-', dash) })
