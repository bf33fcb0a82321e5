import { noticedDrop } from '@allenio/domain/programs'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#lib/formats'
import { Figure } from '#ui/figure'
import { FigureCell, FigureRow } from '#ui/figure-row'
import { Loaded } from '#ui/loaded'
import { Section } from '#ui/section'
import { Skeleton } from '#ui/skeleton'
import { trainingMapQuery } from '../data.ts'
import { TrainingMap } from '../overview/training-map.tsx'
import { useClientWords } from './words.ts'

/** How regularly a client trains: the last weeks in figures and day by day. */
export function Adherence({ clientId }: { clientId: string }) {
  const t = useClientWords()
  const { percent, integer, ago, day } = useFormats()
  const query = useQuery(trainingMapQuery(clientId))
  return (
    <Loaded query={query} failed={t('mapFailed')} skeleton={<Skeleton height={300} />}>
      {map => {
        const { mark, drop, last, total } = map
        return (
          <>
            <FigureRow>
              <FigureCell>
                <Figure
                  label={t('adherence')}
                  size="large"
                  value={mark.percent === null ? '–' : percent(mark.percent)}
                  note={
                    drop !== null && drop >= noticedDrop
                      ? t('down', { points: drop })
                      : mark.planned > 0
                        ? t('ofPlanned', { done: mark.done, planned: mark.planned })
                        : t('nothingPlanned')
                  }
                />
              </FigureCell>
              <FigureCell>
                <Figure label={t('lastOne')} value={last ? ago(last.day) : t('never')} note={last ? day(last.day) : undefined} />
              </FigureCell>
              <FigureCell>
                <Figure label={t('total')} value={integer(total)} />
              </FigureCell>
            </FigureRow>
            <Section title={t('last12')} level={3}>
              <TrainingMap map={map} />
            </Section>
          </>
        )
      }}
    </Loaded>
  )
}
