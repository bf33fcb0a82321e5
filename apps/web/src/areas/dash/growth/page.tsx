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
import { Row } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { Section, Sheet } from '#ui/section'
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
  return (
    <>
      <Sheet>
        <Section bare>
          <FigureRow>
            {monthlyRevenue.length === 0 ? (
              <FigureCell>
                <Figure label={t('revenue')} value={money(0, 'EUR')} />
              </FigureCell>
            ) : (
              monthlyRevenue.map(({ currency, amount }) => (
                <FigureCell key={currency}>
                  <Figure label={t('revenue')} value={money(amount, currency)} />
                </FigureCell>
              ))
            )}
            <FigureCell>
              <Figure
                label={t('newThisMonth')}
                value={integer(stats.newThisMonth)}
                note={t('newLastMonth', { count: stats.newLastMonth })}
              />
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
        </Section>
        <Section bare>
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
        </Section>
      </Sheet>
      <Sheet columns="1fr 1fr">
        <Section title={t('revenue')} text={t('revenueText')} />
        <Section title={t('byState')}>
          <Row gap={16} wrap>
            {stats.byState.map(({ state, count }) => (
              <ButtonLink key={state} kind="quiet" size="small" href={hrefTo('/dash', { search: { state } })}>
                <StateBadge state={state} isTest={false} />
                <Text as="span" figures weight={600}>
                  {integer(count)}
                </Text>
              </ButtonLink>
            ))}
          </Row>
        </Section>
      </Sheet>
    </>
  )
}
