import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#lib/formats'
import { useSigned } from '#ui/change'
import { Figure } from '#ui/figure'
import { Skeleton, Waiting } from '#ui/skeleton'
import { Sparkline } from '#ui/sparkline'
import { Part, PartFailed } from './part.tsx'
import { usePersonWords } from './words.ts'
import css from './person.module.css'
import { weightsQuery } from './reads.ts'

const drawnPoints = 60

/** The last weight and where it comes from. */
export function PersonWeight({ clientId }: { clientId: string }) {
  const t = usePersonWords()
  const { decimal, ago } = useFormats()
  const signed = useSigned()
  const { data, isError, refetch } = useQuery(weightsQuery(clientId))
  const href = `/clients/${clientId}/weights`
  if (!data) {
    return (
      <Part title={t('weight')} href={href}>
        {isError ? (
          <PartFailed onRetry={() => void refetch()} />
        ) : (
          <Waiting>
            <Skeleton width={96} height={28} />
          </Waiting>
        )}
      </Part>
    )
  }
  const {
    trend: { latest, in30Days },
    points,
  } = data
  if (!latest)
    return (
      <Part title={t('weight')} href={href}>
        <p className={css.muted}>{t('noWeight')}</p>
      </Part>
    )
  const drawn = points.slice(-drawnPoints).map(({ mean }) => mean)
  return (
    <Part title={t('weight')} href={href}>
      <div className={css.weight}>
        <Figure value={decimal(latest.kg, { most: 2 })} unit="kg" />
        {drawn.length > 2 && <Sparkline values={drawn} width={108} height={40} label={t('weightCourse', { count: drawn.length })} />}
      </div>
      <p className={css.muted}>{in30Days === null ? ago(latest.day) : t('in30', { change: signed(in30Days) })}</p>
    </Part>
  )
}
