import type { Language } from '@allenio/contract'
import { columnHeading, printColumn } from '@allenio/domain/programs'
import type { RowEntry } from '../outline.ts'
import { loadShown, restShown, targetShown } from '../rows/cell-texts.ts'

/** The figures of a row in one line: 4×6–8 · 82,5 kg · RIR 2 · 2:30 · Video. */
export function rowSummary(entry: RowEntry, language: Language): string {
  const { cells } = entry
  const text = (column: Parameters<typeof printColumn>[0]) => printColumn(column, cells, language)
  const sets = text('sets')
  const target = targetShown(cells, language)
  const { shown: load, unit } = loadShown(cells, language)
  const rest = restShown(entry)
  const figures = [
    sets && target !== dash ? `${sets}×${target}` : sets || target,
    unit ? `${load} ${unit}` : load,
    text('rir') && `RIR ${text('rir')}`,
    text('rpe') && `RPE ${text('rpe')}`,
    text('tempo'),
    rest.isPreset ? '' : rest.shown,
    cells['asksForVideo'] === true ? columnHeading('video', language) : '',
  ]
  return figures.filter(figure => figure !== '' && figure !== dash).join(' · ')
}

const dash = '–'
