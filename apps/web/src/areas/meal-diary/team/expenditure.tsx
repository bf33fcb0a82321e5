import type { Output } from '@allenio/contract'
import type { getExpenditure } from '@allenio/contract/meal-diary'
import { leastDays, leastLoggedShare, leastWeights } from '@allenio/domain/energy-trend'
import { useQuery } from '@tanstack/react-query'
import { scaledMacroHref } from '#areas/macros'
import { useFormats } from '#lib/formats'
import { ButtonLink } from '#ui/button'
import { AttentionLine } from '#ui/attention-line'
import { Figure } from '#ui/figure'
import { Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { expenditureQuery } from './data.ts'
import { useExpenditureWords } from './expenditure-words.ts'

type Answer = Output<typeof getExpenditure>

/** The energy that a client spends in fact, with its doubt and its sums, and another target where the one of now cannot fit. */
export function Expenditure({ clientId }: { clientId: string }) {
  const t = useExpenditureWords()
  const { percent } = useFormats()
  const { data } = useQuery(expenditureQuery(clientId))
  // the diary is complete without it
  if (!data) return null
  const needs = { days: leastDays, weights: leastWeights, share: percent(leastLoggedShare * 100) }
  return (
    <Section level={3} title={t('title')}>
      {data.estimate ? (
        <Estimated clientId={clientId} answer={data} estimate={data.estimate} />
      ) : (
        <Text tone={2} prose>
          {data.refusal ? t(data.refusal) : [t('tooLittle', needs), ...data.gaps.map(gap => t(gap))].join(' ')}
        </Text>
      )}
    </Section>
  )
}

interface EstimatedProps {
  clientId: string
  answer: Answer
  estimate: NonNullable<Answer['estimate']>
}

function Estimated({ clientId, answer: { target, nextDay, needKcal, isFromTrend, proposal }, estimate }: EstimatedProps) {
  const t = useExpenditureWords()
  const { integer, decimal, day } = useFormats()
  const tens = (kcal: number) => integer(Math.round(kcal / 10) * 10)
  const { least, most, kcal, meanIntake, loggedDays, days, weights, kgPerWeek, stored, from, to } = estimate
  const change = kgPerWeek < 0 ? t('lost', { kg: decimal(-kgPerWeek, { most: 2 }) }) : t('gained', { kg: decimal(kgPerWeek, { most: 2 }) })
  return (
    <Stack gap={16}>
      <Figure
        value={`${tens(least)}–${tens(most)}`}
        unit={t('kcalADay')}
        note={t('likeliest', { kcal: tens(kcal), from: day(from), to: day(to) })}
      />
      <Text tone={2} prose figures>
        {t('sums', { intake: tens(meanIntake), logged: loggedDays, days, weights, change })}{' '}
        {t(stored < 0 ? 'fromStores' : 'intoStores', { kcal: tens(Math.abs(stored)) })}
      </Text>
      {proposal && target ? (
        <AttentionLine
          text={t(proposal.isCapped ? 'proposedStep' : 'proposed', {
            assumed: tens(proposal.assumedKcal),
            target: integer(target.kcal),
            kcal: integer(proposal.kcal),
          })}
          action={
            <ButtonLink
              size="small"
              href={scaledMacroHref(clientId, { kcal: proposal.kcal, meanKcal: target.kcal, spentKcal: proposal.spentKcal })}>
              {t('prepare')}
            </ButtonLink>
          }
        />
      ) : (
        target && (
          <Text prose figures>
            {nextDay !== null
              ? t('anotherBegins', { day: day(nextDay) })
              : needKcal === null
                ? t('needUnknown')
                : t(needKcal < least || needKcal > most ? 'noSafeStep' : isFromTrend ? 'fitsTaken' : 'fitsNeed', { need: tens(needKcal) })}
          </Text>
        )
      )}
    </Stack>
  )
}
