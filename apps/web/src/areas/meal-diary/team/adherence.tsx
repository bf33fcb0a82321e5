import type { Output } from '@allenio/contract'
import { dietMarkDays, noticedDietDrop, type getDietMap } from '@allenio/contract/meal-diary'
import { addDays } from '@allenio/domain/days'
import { useFormats } from '#lib/formats'
import { Figure } from '#ui/figure'
import { FigureCell, FigureRow } from '#ui/figure-row'
import { Section } from '#ui/section'
import { meanLogged } from './day-state.ts'
import { DietDayMap } from './diet-day-map.tsx'
import { useDiaryWords } from './words.ts'

type DietMap = Output<typeof getDietMap>

/** Says of how many days a percentage is: a day without a tick is not known. */
export function useKnownSentence(): (mark: DietMap['mark']) => string {
  const t = useDiaryWords()
  return ({ plannedDays, knownDays }) => {
    if (plannedDays === 0) return t('notPlanned')
    return knownDays === 0 ? t('nothingKnown', { planned: plannedDays }) : t('known', { count: plannedDays, known: String(knownDays) })
  }
}

/** How closely a client follows the plan: the last weeks in figures and day by day. */
export function Adherence({ map }: { map: DietMap }) {
  const t = useDiaryWords()
  const { percent, integer, ago, dayTime } = useFormats()
  const knownSentence = useKnownSentence()
  const { mark, drop, days, today, lastRecordAt } = map
  const mean = meanLogged(days, addDays(today, -dietMarkDays))
  return (
    <>
      <FigureRow>
        <FigureCell>
          <Figure
            label={t('adherence')}
            size="large"
            value={mark.percent === null ? '–' : percent(mark.percent)}
            note={
              <>
                {knownSentence(mark)}
                {drop !== null && drop >= noticedDietDrop && ` · ${t('down', { points: drop })}`}
              </>
            }
          />
        </FigureCell>
        <FigureCell>
          <Figure
            label={t('meanLogged')}
            value={mean ? integer(Math.round(mean.kcal)) : '–'}
            unit={mean ? 'kcal' : undefined}
            note={mean ? t('meanOf', { count: mean.days }) : t('meanUnknown')}
          />
        </FigureCell>
        <FigureCell>
          <Figure
            label={t('lastRecord')}
            value={lastRecordAt ? ago(lastRecordAt) : t('never')}
            note={lastRecordAt ? dayTime(lastRecordAt) : undefined}
          />
        </FigureCell>
      </FigureRow>
      <Section title={t('map')} level={3}>
        <DietDayMap map={map} />
      </Section>
    </>
  )
}
