import type { Output } from '@allenio/contract'
import { listWeights } from '@allenio/contract/weights'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#lib/screens'
import { read } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useSigned } from '#ui/change'
import { Figure } from '#ui/figure'
import { Row } from '#ui/layout'
import { Skeleton, Waiting } from '#ui/skeleton'
import { Sparkline } from '#ui/sparkline'
import { Text } from '#ui/text'
import { PanelSection, readOptions, SectionError } from './panel-section.tsx'
import { useClientPanelWords } from './words.ts'

const maxPoints = 60

/** The last weight and where it comes from. */
export function LatestWeight({ clientId }: { clientId: string }) {
  const t = useClientPanelWords()
  const { data, isError, refetch } = useQuery(read(listWeights, { id: clientId }, readOptions))
  return (
    <PanelSection title={t('weight')} href={hrefTo('/clients/$id/weights', { id: clientId })}>
      {data ? (
        <Trend {...data} />
      ) : isError ? (
        <SectionError onRetry={() => void refetch()} />
      ) : (
        <Waiting>
          <Skeleton width={96} height={28} />
        </Waiting>
      )}
    </PanelSection>
  )
}

function Trend({ trend: { latest, in30Days }, points }: Output<typeof listWeights>) {
  const t = useClientPanelWords()
  const { decimal, ago } = useFormats()
  const signed = useSigned()
  if (!latest) return <Text tone={3}>{t('noWeight')}</Text>
  const values = points.slice(-maxPoints).map(({ mean }) => mean)
  return (
    <>
      <Row gap={12} justify="between">
        <Figure value={decimal(latest.kg, { most: 2 })} unit="kg" />
        {values.length > 2 && <Sparkline values={values} width={108} height={40} label={t('weightCourse', { count: values.length })} />}
      </Row>
      <Text tone={3}>{in30Days === null ? ago(latest.day) : t('in30', { change: signed(in30Days) })}</Text>
    </>
  )
}
