import type { ClientMetric } from '@allenio/contract/metrics'
import { hrefTo } from '#lib/screens'
import { useFormats } from '#lib/formats'
import { ButtonLink } from '#ui/button'
import { useSigned } from '#ui/change'
import { Figure } from '#ui/figure'
import { Link } from '#ui/link'
import { Sparkline } from '#ui/sparkline'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useOwnWords } from './words.ts'
import { Head } from './head.tsx'
import type { OwnHomeRead } from './own-day.ts'
import css from './page.module.css'
import { BareList } from '#ui/layout'
import { Text } from '#ui/text'

/** The latest of what is measured; weight has a place of its own. */
export function Metrics({ home: { metrics, mayAdd } }: { home: OwnHomeRead }) {
  const t = useOwnWords()
  const measuredMetrics = metrics.filter(({ kind, latest }) => kind !== 'weight' && latest !== null)
  return (
    <section className={css.section} aria-labelledby="own-metrics">
      <Head
        id="own-metrics"
        title={t('metrics')}
        {...(measuredMetrics.length > 0 && { href: hrefTo('/me/metrics'), more: t('allMetrics') })}
      />
      {measuredMetrics.length > 0 ? (
        <BareList className={css.metrics}>
          {measuredMetrics.map(metric => (
            <MetricTile key={metric.kind} metric={metric} />
          ))}
        </BareList>
      ) : (
        <>
          <Text tone={2} prose>
            {t('noMetrics')}
          </Text>
          {mayAdd.metrics && (
            <div>
              <ButtonLink href={hrefTo('/me/metrics')}>{t('addMetrics')}</ButtonLink>
            </div>
          )}
        </>
      )}
    </section>
  )
}

function MetricTile({ metric: { name, unit, decimals, latest, previous, target, points } }: { metric: ClientMetric }) {
  const t = useOwnWords()
  const signed = useSigned()
  const { decimal, day } = useFormats()
  if (!latest) return null
  const note = previous ? (
    <>
      {signed(latest.value - previous.value, decimals)}
      <VisuallyHidden>{` ${t('sinceBefore')}`}</VisuallyHidden>
    </>
  ) : target === null ? (
    day(latest.day)
  ) : (
    t('target', { value: `${decimal(target, { most: decimals })} ${unit}` })
  )
  return (
    <li>
      <Link href={hrefTo('/me/metrics')} className={css.metric}>
        <Figure label={name} value={decimal(latest.value, { most: decimals })} unit={unit} size="small" note={note} />
        {points.length > 1 && <Sparkline values={points.map(({ value }) => value)} width={52} height={24} />}
      </Link>
    </li>
  )
}
