import type { Output } from '@allenio/contract'
import type { getGraphs } from '@allenio/contract/home'
import { romeDay } from '@allenio/domain/days'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { LineChart } from '#ui/chart'
import { Figure } from '#ui/figure'
import { BareList, Row, Stack } from '#ui/layout'
import { Link } from '#ui/link'
import { Loaded } from '#ui/loaded'
import { Section, Sheet } from '#ui/section'
import { Skeleton, Waiting } from '#ui/skeleton'
import { Text } from '#ui/text'
import { useProWords } from './words.ts'
import { growthOf, growthPoints } from './growth.ts'
import { graphsQuery, useScope } from './data.ts'
import css from './page.module.css'

type GraphData = Output<typeof getGraphs>

const height = 200

/** How the business grows, and how many of its clients are active. */
export function Graphs() {
  const t = useProWords()
  const { integer } = useFormats()
  const signed = useSigned()
  const query = useQuery(graphsQuery(useScope()))
  if (!query.data && query.error) {
    return (
      <Sheet>
        <Section title={t('growth')}>
          <Loaded query={query} failed={t('graphsFailed')}>
            {() => null}
          </Loaded>
        </Section>
      </Sheet>
    )
  }
  const { data } = query
  const { growth = [], clients } = data ?? {}
  const change = growthOf(growth)
  return (
    <Sheet columns="minmax(0, 1fr) minmax(0, 1fr)">
      <Section title={t('growth')}>
        {clients ? (
          <LineChart
            label={t('growth')}
            unit=""
            decimals={0}
            height={height}
            series={[{ key: 'total', label: t('growth'), points: growthPoints(growth, romeDay()) }]}
            head={
              <Figure
                value={integer(clients.total)}
                unit={t('inYear', { change: signed(change) })}
                note={t('growthNow', { active: integer(clients.active), inactive: integer(clients.inactive) })}
              />
            }
          />
        ) : (
          <GraphSkeleton />
        )}
      </Section>
      <Section title={t('activity')}>{data ? <Activity data={data} /> : <GraphSkeleton />}</Section>
    </Sheet>
  )
}

/** Each point counts seven days, so that the last one compares with those before it. Who has gone quiet is named. */
function Activity({ data: { activity, clients, quiet } }: { data: GraphData }) {
  const t = useProWords()
  const { integer } = useFormats()
  const signed = useSigned()
  const [before, now] = [activity.at(-2)?.clients ?? 0, activity.at(-1)?.clients ?? 0]
  const rest = quiet.total - quiet.clients.length
  return (
    <>
      <LineChart
        label={t('activity')}
        unit=""
        decimals={0}
        height={height}
        series={[{ key: 'clients', label: t('activity'), points: activity.map(({ day, clients: value }) => ({ day, value })) }]}
        head={
          <Figure
            value={integer(now)}
            unit={t('ofActive', { total: integer(clients.active) })}
            note={now === before ? t('asBefore') : t('againstBefore', { change: signed(now - before) })}
          />
        }
      />
      {quiet.total > 0 && (
        <Row gap={8} wrap className={css.quiet}>
          <Text as="span" tone={2}>
            {t('quiet')}
          </Text>
          <BareList className={css.quietNames}>
            {quiet.clients.map(({ id, name }) => (
              <li key={id}>
                <Link href={hrefTo('/clients/$id', { id })}>{name}</Link>
              </li>
            ))}
            {rest > 0 && <li>{t('andMore', { count: rest })}</li>}
          </BareList>
        </Row>
      )}
    </>
  )
}

function useSigned() {
  const { integer } = useFormats()
  return (count: number) => `${count < 0 ? '−' : '+'}${integer(Math.abs(count))}`
}

const GraphSkeleton = () => (
  <Waiting>
    <Stack gap={16} className={css.graph}>
      <Skeleton width={96} height={28} />
      <Skeleton height={height} />
    </Stack>
  </Waiting>
)
