import { listWeights } from '@allenio/contract/weights'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useSigned } from '#ui/change'
import { Figure } from '#ui/figure'
import { Skeleton, Waiting } from '#ui/skeleton'
import { Sparkline } from '#ui/sparkline'
import { PanelSection, readOptions, SectionError } from './panel-section.tsx'
import { useClientPanelWords } from './words.ts'
import css from './client-panel.module.css'

const maxPoints = 60

/** The last weight and where it comes from. */
export function LatestWeight({ clientId }: { clientId: string }) {
  const t = useClientPanelWords()
  const { decimal, ago } = useFormats()
  const signed = useSigned()
  const { data, isError, refetch } = useQuery(read(listWeights, { id: clientId }, readOptions))
  const href = `/clients/${clientId}/weights`
  if (!data) {
    return (
      <PanelSection title={t('weight')} href={href}>
        {isError ? (
          <SectionError onRetry={() => void refetch()} />
        ) : (
          <Waiting>
            <Skeleton width={96} height={28} />
          </Waiting>
        )}
      </PanelSection>
    )
  }
  const {
    trend: { latest, in30Days },
    points,
  } = data
  if (!latest)
    return (
      <PanelSection title={t('weight')} href={href}>
        <p className={css.muted}>{t('noWeight')}</p>
      </PanelSection>
    )
  const chartValues = points.slice(-maxPoints).map(({ mean }) => mean)
  return (
    <PanelSection title={t('weight')} href={href}>
      <div className={css.weight}>
        <Figure value={decimal(latest.kg, { most: 2 })} unit="kg" />
        {chartValues.length > 2 && (
          <Sparkline values={chartValues} width={108} height={40} label={t('weightCourse', { count: chartValues.length })} />
        )}
      </div>
      <p className={css.muted}>{in30Days === null ? ago(latest.day) : t('in30', { change: signed(in30Days) })}</p>
    </PanelSection>
  )
}
