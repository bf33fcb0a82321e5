import type { Language } from '@allenio/contract'
import { exerciseIn, printClock, printColumn, readLoadValues, rowTypeOf } from '@allenio/domain/programs'
import type { RowEntry } from '../outline.ts'
import { restShown } from '../rows/columns.ts'

/** The figures of a row in one line: 4×6–8 · 82,5 kg · RIR 2 · 2:30. */
export function rowSummary(entry: RowEntry, language: Language): string {
  const { cells } = entry
  const text = (column: Parameters<typeof printColumn>[0]) => printColumn(column, cells, language)
  const seconds = cells['seconds']
  const target = rowTypeOf(cells) === 'time' && typeof seconds === 'number' ? printClock(seconds) : text('target')
  const sets = text('sets')
  const load = text('load')
  const rest = restShown(entry)
  return [
    sets && target ? `${sets}×${target}` : sets || target,
    load && (readLoadValues(load)?.unit === 'kg' ? `${load} kg` : load),
    text('rir') && `RIR ${text('rir')}`,
    text('rpe') && `RPE ${text('rpe')}`,
    text('tempo'),
    rest === '–' ? '' : rest,
  ]
    .filter(Boolean)
    .join(' · ')
    .replaceAll('-', '–')
}

export const exerciseText = ({ cells }: Pick<RowEntry, 'cells'>): string => exerciseIn(cells)?.name ?? ''
