import { sexes } from '@allenio/contract/clients'
import { measurementTypes } from '@allenio/contract/visits'
import { measurementTypeNames } from '@allenio/domain/visits'
import { useToday } from '#shell'
import { useLanguage } from '#lib/words'
import { useStored } from '#lib/store'
import { Grid, Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { Select } from '#ui/select'
import { WithCrossed } from '../crossings/crossed-value.tsx'
import { MeasureField } from '../measures/measure-field.tsx'
import { useRecordDifferences } from '../record/record-differences.ts'
import { useAge, useCell, useEditor } from '../session.ts'
import type { VisitHead } from '../visit-document.ts'
import { useEditorWords } from '../words.ts'
import { DayCell } from './cells.tsx'
import css from './sections.module.css'
import { RecordLines } from '../record/record-lines.tsx'

/** The day, the body as the scales and the rod have it, and the facts that formulas need. */
export function Basics({ head }: { head: VisitHead | undefined }) {
  const t = useEditorWords()
  const language = useLanguage()
  const today = useToday()
  const { set, missing } = useEditor()
  const lacks = useStored(missing)
  const takenOn = useCell('takenOn')
  const weight = useCell('weight')
  const height = useCell('height')
  const sex = useCell('sex')
  const type = useCell('measurementType') ?? 'FOLDS'
  const age = useAge()
  const isOtherInRecord = useRecordDifferences() !== undefined
  return (
    <Section title={t('basics')}>
      <Stack gap={16}>
        <Grid columns={3} className={css.facts}>
          {/* the day is known already: the first thing that is typed is the weight */}
          <div data-edited-in-place>
            <DayCell
              name="takenOn"
              label={t('takenOn')}
              leaning="past"
              max={today}
              error={takenOn === undefined && lacks.includes('takenOn') ? t('takenOnMissing') : undefined}
            />
          </div>
          <div className={css.pair}>
            <MeasureField cell="weight" error={weight === undefined && lacks.includes('weight') ? t('weightMissing') : undefined} />
            <MeasureField cell="height" error={height === undefined && lacks.includes('height') ? t('heightMissing') : undefined} />
          </div>
        </Grid>
        <Grid columns={3} className={css.facts}>
          <WithCrossed cell="sex">
            <Select
              label={t('sex')}
              name="sex"
              placeholder="–"
              value={sex ?? ''}
              options={sexes.map(value => ({ value, label: t(`sex_${value}`) }))}
              onChange={({ target }) => set({ sex: sexes.find(each => each === target.value) })}
            />
          </WithCrossed>
          <DayCell
            name="birthDate"
            label={t('birthDate')}
            leaning="past"
            needsYear
            max={takenOn ?? today}
            hint={typeof age === 'number' ? t('age', { count: age }) : t('factsHint')}
          />
          <WithCrossed cell="measurementType">
            <Select
              label={t('measurementType')}
              value={type}
              options={measurementTypes.map(value => ({ value, label: measurementTypeNames[value][language] }))}
              onChange={({ target }) => set({ measurementType: measurementTypes.find(each => each === target.value) })}
            />
          </WithCrossed>
        </Grid>
        {head?.may.update && isOtherInRecord && <RecordLines head={head} />}
      </Stack>
    </Section>
  )
}
