import type { Language } from '@allenio/contract'
import type { DocumentRow } from '@allenio/contract/documents'
import { noteWith, numberRows, printColumn, exerciseIn, type RowColumn, type TableRowCells } from '@allenio/domain/programs'
import type { DraftWorkout, ProgramDraft } from '@allenio/domain/program-files'
import { useLanguage } from '#lib/words'
import { BareList, Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import css from './import.module.css'
import type { ReadyProgram } from './use-program-file.ts'
import { useImportWords } from './words.ts'

/** The weeks of a file as they will be; the first one is open. */
export function DraftWeeks({ draft, exerciseOf }: { draft: ProgramDraft } & Pick<ReadyProgram, 'exerciseOf'>) {
  const t = useImportWords()
  return draft.weeks.map(({ name, isDeload, note, days }, weekIndex) => (
    <details key={weekIndex} className={css.week} open={weekIndex === 0}>
      <summary>{[t('week', { number: weekIndex + 1 }), name, isDeload && t('deload')].filter(Boolean).join(' · ')}</summary>
      <Stack gap={16}>
        {note !== '' && <Note text={note} />}
        {days.map((day, dayIndex) => (
          <Stack key={dayIndex} gap={6}>
            <Text weight={600} breaks>
              {[t('day', { number: dayIndex + 1 }), day.name].filter(Boolean).join(' · ')}
            </Text>
            {day.note !== '' && <Note text={day.note} />}
            {day.workouts.length === 0 && <Text tone={3}>{t('noExercises')}</Text>}
            {day.workouts.map((workout, index) => (
              <WorkoutRows key={index} workout={workout} exerciseOf={exerciseOf} />
            ))}
          </Stack>
        ))}
      </Stack>
    </details>
  ))
}

const Note = ({ text }: { text: string }) => (
  <Text size="small" tone={2} breaks className={css.note}>
    {text}
  </Text>
)

function WorkoutRows({ workout: { name, note, rows }, exerciseOf }: { workout: DraftWorkout } & Pick<ReadyProgram, 'exerciseOf'>) {
  const t = useImportWords()
  const language = useLanguage()
  const numbers = numberRows(rows.map(rowAt))
  return (
    <>
      {name !== '' && (
        <Text tone={2} breaks>
          {name}
        </Text>
      )}
      {note !== '' && <Note text={note} />}
      {rows.length === 0 && note === '' && <Text tone={3}>{t('noExercises')}</Text>}
      <BareList gap={6}>
        {rows.map((row, index) => {
          const number = numbers.get(String(index))
          const ownName = exerciseIn(row.cells)?.name ?? ''
          const ownNote = noteWith(row.cells['note'], row.unreadNote)
          return (
            <Row as="li" key={index} gap={12} align="start" className={css.row}>
              <Text as="span" tone={2} figures>{`${number?.letter ?? ''}${number?.supersetPosition ?? ''}`}</Text>
              <Stack gap={2} grow>
                <Row gap={8} justify="between" align="baseline" wrap>
                  <Text as="span" breaks>
                    {exerciseOf(ownName)?.name ?? ownName}
                  </Text>
                  <Text as="span" size="small" tone={2} figures>
                    {figuresOf(row, language)}
                  </Text>
                </Row>
                {ownNote !== '' && <Note text={ownNote} />}
              </Stack>
            </Row>
          )
        })}
      </BareList>
    </>
  )
}

/** Letters follow from the rows of a document, which these are not yet. */
const rowAt = ({ superset }: TableRowCells, index: number): DocumentRow => ({
  id: String(index),
  type: 'row',
  parentId: null,
  place: '',
  cells: superset === null ? {} : { superset: String(superset) },
  originId: null,
  isDeleted: false,
})

function figuresOf({ cells }: TableRowCells, language: Language): string {
  const filled = Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== null))
  const text = (column: RowColumn) => printColumn(column, filled, language)
  const [sets, target, load] = [text('sets'), text('target'), text('load')]
  const [rir, rpe, rest] = [text('rir'), text('rpe'), text('rest')]
  const figures = [
    sets && target ? `${sets}×${target}` : sets || target,
    /^[\d.,]+$/.test(load) ? `${load}\u00a0kg` : load,
    rir && `RIR ${rir}`,
    rpe && `RPE ${rpe}`,
    text('tempo'),
    rest && (/^\d+$/.test(rest) ? `${rest} s` : rest),
  ]
  return figures.filter(Boolean).join(' · ')
}
