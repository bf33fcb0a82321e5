import { eatenDaysAtFirst, eatenDaysAtMost } from '@allenio/contract/meal-diary'
import { addDays, romeDay } from '@allenio/domain/days'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useChosenMicronutrients } from '#areas/micronutrients'
import { DayField } from '#ui/day-field'
import { Row, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { Section } from '#ui/section'
import { SegmentedControl } from '#ui/segmented-control'
import { Skeleton } from '#ui/skeleton'
import { eatenDaysQuery } from '../data.ts'
import { EatenTable } from './eaten-table.tsx'
import { useJudgedPerson } from './use-judged-person.ts'
import css from './eaten.module.css'
import { useEatenWords } from './words.ts'

const lengths = [eatenDaysAtFirst, 7, eatenDaysAtMost] as const

/** The nutrients that a client has eaten in some days, beside their targets. */
export function EatenDays({ clientId }: { clientId: string }) {
  const t = useEatenWords()
  const today = romeDay()
  // a day that is not over would stand there half empty
  const [to, setTo] = useState(addDays(today, -1))
  const [length, setLength] = useState<number>(eatenDaysAtFirst)
  const query = useQuery(eatenDaysQuery(clientId, { from: addDays(to, 1 - length), to }))
  const micronutrients = useChosenMicronutrients()
  const judged = useJudgedPerson(clientId)
  return (
    <Section level={3} title={t('title')} text={t('text')}>
      <Stack gap={16}>
        <Row gap={12} wrap align="end">
          <SegmentedControl
            label={t('length')}
            options={lengths.map(count => ({ value: String(count), label: t('lengthOf', { count }) }))}
            value={String(length)}
            onChange={value => setLength(Number(value))}
          />
          <div className={css.until}>
            <DayField label={t('until')} size="small" value={to} max={today} leaning="past" onChange={day => day && setTo(day)} />
          </div>
        </Row>
        <Loaded query={query} failed={t('failed')} skeleton={<Skeleton height={320} />}>
          {answer => <EatenTable answer={answer} micronutrients={micronutrients} judged={judged} />}
        </Loaded>
      </Stack>
    </Section>
  )
}
