import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { Micronutrient } from '@allenio/contract/micronutrients'
import { sumDecimals } from '@allenio/domain/aliments'
import { monthsOfAdult } from '@allenio/domain/intakes'
import { useFormats } from '#lib/formats'
import { InfoTip } from '#ui/info-tip'
import { BareButton, BareList, Stack } from '#ui/layout'
import { Popover } from '#ui/popover'
import { ProgressBar } from '#ui/progress'
import { Ellipsis, Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { DayEntry } from '../../outline.ts'
import { FoodsWithout } from '../missing-foods.tsx'
import type { PersonFacts } from '../person/facts.ts'
import { useIntakeSet } from '#lib/intake-set'
import { usePersonText } from '../person/use-person-facts.ts'
import { lackingFactsOf, type IntakeRow } from './intake-rows.ts'
import css from './micronutrients.module.css'
import { useIntakeWords } from './words.ts'

export interface IntakeLinesProps {
  micronutrients: readonly Micronutrient[]
  /** One for each nutrient, in their order. */
  rows: readonly IntakeRow[]
  days: readonly DayEntry[]
  facts: PersonFacts
}

/** The nutrients below each other, and what they are held against. */
export function IntakeLines({ micronutrients, rows, days, facts }: IntakeLinesProps) {
  return (
    <>
      <BareList>
        {rows.map((row, index) => {
          const micronutrient = micronutrients[index]
          return micronutrient && <IntakeLine key={row.code} micronutrient={micronutrient} row={row} days={days} facts={facts} />
        })}
      </BareList>
      <Source rows={rows} nameOf={code => micronutrients.find(({ id }) => id === code)?.name ?? code} facts={facts} />
    </>
  )
}

interface SourceProps {
  rows: readonly IntakeRow[]
  nameOf: (code: string) => string
  facts: PersonFacts
}

/** The fact without which there is no reference at all: sex or age. */
const lackingFactOf = ({ sex, age }: PersonFacts) =>
  sex === null ? (age === null ? 'lacksSexAndAge' : 'lacksSex') : age === null ? 'lacksAge' : undefined

/** Names the reference and the figures that are none to be reached, or the facts that are missing to compare at all. */
function Source({ rows, nameOf, facts }: SourceProps) {
  const t = useIntakeWords()
  const personText = usePersonText()
  const [set] = useIntakeSet()
  const lackingFact = lackingFactOf(facts)
  if (lackingFact) {
    return (
      <Text size="hint" tone={2}>
        {t(lackingFact)}
      </Text>
    )
  }
  const namesOf = (isOne: (intake: NonNullable<IntakeRow['intake']>) => boolean) =>
    rows.flatMap(({ code, intake }) => (intake?.reference && isOne(intake) ? [nameOf(code)] : [])).join(', ')
  const limits = namesOf(({ aim }) => aim === 'limit')
  const guides = namesOf(({ aim }) => aim === 'guide')
  const others = namesOf(intake => intake.set !== set)
  const lackingFacts = lackingFactsOf(rows)
  const sentences = [
    t('source', { set, person: personText({ ...facts, weightKg: null }) }),
    limits && t('limits', { names: limits }),
    guides && t('guides', { names: guides }),
    others && t('otherSet', { names: others, set: set === 'LARN' ? 'EFSA' : 'LARN' }),
    lackingFacts.includes('weight') && t('lacksWeight'),
    lackingFacts.includes('energy') && t('lacksEnergy'),
    facts.state !== null && facts.age !== null && facts.age * 12 < monthsOfAdult && t('youngState'),
  ]
  return (
    <Text as="div" size="hint" tone={2}>
      {sentences.filter(Boolean).join(' ')} <InfoTip text={t('disclaimer')} />
    </Text>
  )
}

interface IntakeLineProps {
  micronutrient: Micronutrient
  row: IntakeRow
  days: readonly DayEntry[]
  facts: PersonFacts
}

/** Beyond it bars say only "more". */
const percentAtMost = 125

/** Parentheses have no room here; the whole name stands in the detail. */
const shortName = (name: string): string => (name.endsWith(')') ? (name.split(' (')[0] ?? name) : name)

const tones = { red: 'error', amber: 'attention' } as const

/** A nutrient with what a day has of it; pressed, it tells against what it is held, and which foods it is not known of. */
function IntakeLine({ micronutrient, row, days, facts }: IntakeLineProps) {
  const { name } = micronutrient
  const { percent, mark } = row.judgement ?? { percent: null, mark: null }
  return (
    <li className={css.item}>
      <Popover
        side="bottom-end"
        target={(_opened, toggle) => (
          <BareButton className={css.line} onClick={toggle}>
            <Ellipsis className={css.name}>{shortName(name)}</Ellipsis>
            {percent !== null && (
              <span aria-hidden>
                <ProgressBar
                  label={name}
                  labelHidden
                  thin
                  tone={mark ? tones[mark] : 'muted'}
                  value={Math.min(percent, percentAtMost)}
                  max={percentAtMost}
                  target={100}
                />
              </span>
            )}
            <Figure micronutrient={micronutrient} row={row} />
          </BareButton>
        )}>
        <IntakeDetail micronutrient={micronutrient} row={row} days={days} facts={facts} />
      </Popover>
    </li>
  )
}

/** In the unit of the nutrient. */
function useAmount({ unit, decimals }: Micronutrient): (amount: number) => string {
  const { decimal } = useFormats()
  return amount => `${decimal(amount, { most: sumDecimals(amount, decimals) })}\u00a0${unit}`
}

function Figure({ micronutrient, row: { total, judgement } }: Pick<IntakeLineProps, 'micronutrient' | 'row'>) {
  const t = useIntakeWords()
  const amountText = useAmount(micronutrient)
  const { percent: percentText } = useFormats()
  const { amount } = total
  const percent = judgement?.percent ?? null
  const mark = judgement?.mark ?? null
  const isLow = judgement?.finding === 'below 70 %' && mark !== null
  const isBound = judgement?.precision === 'at least' || (percent === null && !total.isComplete)
  const value = percent === null ? (amount === null ? null : amountText(amount)) : percentText(percent)
  return (
    <Text
      as="span"
      size="inherit"
      figures
      weight={percent === null ? 400 : 600}
      className={css.figure}
      tone={mark === null ? 1 : tones[mark]}>
      {mark !== null && (
        <>
          {isLow ? <IconArrowDown aria-hidden /> : <IconArrowUp aria-hidden />}
          <VisuallyHidden>{t(isLow ? 'low' : 'tooMuch')} </VisuallyHidden>
        </>
      )}
      {value === null ? (
        <Text as="span" size="inherit" tone={3}>
          <span aria-hidden>–</span>
          <VisuallyHidden>{t('unknown')}</VisuallyHidden>
        </Text>
      ) : (
        <>
          {isBound && (
            <Text as="span" size="small" tone={2} weight={400}>
              <span aria-hidden>≥</span>
              <VisuallyHidden>{t('bound')} </VisuallyHidden>
            </Text>
          )}
          {value}
        </>
      )}
    </Text>
  )
}

const referenceWords = { reach: 'amountOf', limit: 'amountLimit', guide: 'amountGuide' } as const

function IntakeDetail({ micronutrient, row: { code, total, compared, intake, judgement }, days, facts }: IntakeLineProps) {
  const t = useIntakeWords()
  const { percent } = useFormats()
  const amountText = useAmount(micronutrient)
  const amount = compared.amount === null ? t('unknown') : amountText(compared.amount)
  const shownAmount = compared.isComplete || compared.amount === null ? amount : t('atLeast', { value: amount })
  const ceiling = judgement?.ceiling
  const lackingFact = lackingFactOf(facts)
  return (
    <Stack gap={8} className={css.detail}>
      <Text weight={600}>{micronutrient.name}</Text>
      <Text figures>
        {intake?.reference
          ? t(referenceWords[intake.aim], { amount: shownAmount, reference: amountText(intake.reference), set: intake.set })
          : lackingFact
            ? `${shownAmount}. ${t(lackingFact)}.`
            : t('noReference', { amount: shownAmount })}
      </Text>
      {typeof intake?.prevention === 'number' && (
        <Text tone={2}>{t('prevention', { amount: amountText(intake.prevention), set: intake.set })}</Text>
      )}
      {intake?.equivalents && total.amount !== null && <Text tone={2}>{t('otherForms', { own: amountText(total.amount) })}</Text>}
      {ceiling && (
        <Text tone={judgement.mark === 'red' ? 'error' : 'attention'}>
          {t('passed', { ceiling: t(ceiling.kind), amount: amountText(ceiling.amount), set: ceiling.set })}
        </Text>
      )}
      {!total.isComplete && total.coverage !== null && (
        <Text size="hint" tone={2}>
          {t('coverage', { percent: percent(Math.floor(total.coverage * 100)) })}
        </Text>
      )}
      <FoodsWithout code={code} days={days} title={t('lacking')} />
    </Stack>
  )
}
