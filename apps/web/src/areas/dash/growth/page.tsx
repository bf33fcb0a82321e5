import { getStats } from '@allenio/contract/dash'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Output } from '@allenio/contract'
import { read } from '#lib/api'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { Figure } from '#ui/figure'
import { FigureCell, FigureRow } from '#ui/figure-row'
import { InfoTip } from '#ui/info-tip'
import { Row } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { Section } from '#ui/section'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { StateBadge } from '../businesses/state-badge.tsx'
import { Graphs } from './graphs.tsx'
import { useGrowthWords } from './words.ts'

type Stats = Output<typeof getStats>

/** Answers the operator: does the product grow, and what does it earn? */
export function Page() {
  const t = useGrowthWords()
  const query = useQuery(read(getStats, {}, { quiet: true }))
  const [now] = useState(() => new Date())
  const { day } = useFormats()
  return (
    <>
      <PageHeader title={t('title')} sub={`${t('today')}, ${day(now)}`} />
      <Loaded query={query} large failed={t('failed')} skeleton={<SkeletonLines lines={10} />}>
        {stats => <Figures stats={stats} />}
      </Loaded>
      <Graphs />
    </>
  )
}

function Figures({ stats }: { stats: Stats }) {
  const t = useGrowthWords()
  const { integer, money, percent } = useFormats()
  const { trials, monthlyRevenue } = stats
  const revenue = monthlyRevenue.length === 0 ? [{ currency: 'EUR', amount: 0 }] : monthlyRevenue
  return (
    <>
      <FigureRow>
        {revenue.map(({ currency, amount }) => (
          <FigureCell key={currency} corner={<InfoTip text={t('revenueText')} />}>
            <Figure label={t('revenue')} value={money(amount, currency)} />
          </FigureCell>
        ))}
        <FigureCell>
          <Figure label={t('newThisMonth')} value={integer(stats.newThisMonth)} note={t('newLastMonth', { count: stats.newLastMonth })} />
        </FigureCell>
        <FigureCell>
          <Figure
            label={t('trials')}
            value={trials.ended === 0 ? '–' : percent((trials.paid / trials.ended) * 100, { most: 0 })}
            note={t('trialsNote', { paid: trials.paid, ended: trials.ended })}
          />
        </FigureCell>
        <FigureCell>
          <Figure label={t('plansEnded')} value={integer(stats.plansEnded)} note={t('in30Days')} />
        </FigureCell>
      </FigureRow>
      <FigureRow>
        <FigureCell>
          <Figure label={t('businesses')} value={integer(stats.businesses)} />
        </FigureCell>
        <FigureCell>
          <Figure label={t('activeIn7')} value={integer(stats.activeIn7Days)} />
        </FigureCell>
        <FigureCell>
          <Figure label={t('activeIn30')} value={integer(stats.activeIn30Days)} />
        </FigureCell>
        <FigureCell>
          <Figure
            label={t('activeClients')}
            value={integer(stats.activeClients)}
            note={t('inactiveClients', { count: stats.inactiveClients })}
          />
        </FigureCell>
      </FigureRow>
      <Section title={t('byState')}>
        <Row gap={16} wrap>
          {stats.byState.map(({ state, count }) => (
            <ButtonLink key={state} size="small" href={hrefTo('/dash', { search: { state } })}>
              <Row as="span" gap={8}>
                <StateBadge state={state} isTest={false} />
                <Text as="span" figures weight={600}>
                  {integer(count)}
                </Text>
              </Row>
            </ButtonLink>
          ))}
        </Row>
      </Section>
    </>
  )
}
