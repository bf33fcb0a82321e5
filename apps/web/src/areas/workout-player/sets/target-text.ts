import type { Language } from '@allenio/contract'
import type { RowCells } from '@allenio/contract/program-cells'
import type { ProgramSettings } from '@allenio/contract/program-settings'
import { printClock, printColumn, restSecondsOf, setCountOf } from '@allenio/domain/programs'
import { targetCells } from './workout-view.ts'

type Columns = ProgramSettings['clientColumns']

/** "4 × 6–8": what an exercise asks for at first sight. */
export function printTarget(target: RowCells, columns: Columns, language: Language): string {
  const cells = targetCells(target)
  const count = columns.includes('sets') ? String(setCountOf(cells)) : ''
  const reps = columns.includes('reps') ? printColumn('target', cells, language).replaceAll('-', '–') : ''
  return count && reps ? `${count} × ${reps}` : count || reps
}

interface TargetWords {
  rest: (time: string) => string
  tempo: (tempo: string) => string
}

/** The rest of what it asks for, as far as the business lets clients see it. */
export function targetFacts(target: RowCells, columns: Columns, { language, words }: { language: Language; words: TargetWords }): string[] {
  const cells = targetCells(target)
  const text = (column: 'load' | 'rpe' | 'rir' | 'tempo') => printColumn(column, cells, language)
  const load = text('load')
  const rest = restSecondsOf(cells)
  return [
    columns.includes('weight') && load && (/^[\d.,/]+$/.test(load) ? `${load} kg` : load),
    columns.includes('rpe') && text('rpe') && `RPE ${text('rpe')}`,
    columns.includes('rir') && text('rir') && `RIR ${text('rir')}`,
    columns.includes('tut') && text('tempo') && words.tempo(text('tempo')),
    columns.includes('rest') && rest > 0 && words.rest(printClock(rest)),
  ].flatMap(part => part || [])
}
