import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { Micronutrient } from '@allenio/contract/micronutrients'
import { useFormats } from '#lib/formats'
import { BareButton, Stack } from '#ui/layout'
import { Popover } from '#ui/popover'
import { ProgressBar } from '#ui/progress'
import { Ellipsis, Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { DayEntry } from '../../outline.ts'
import { FoodsWithout } from '../missing-foods.tsx'
import type { IntakeRow } from './intake-rows.ts'
import css from './micronutrients.module.css'
import { useIntakeWords } from './words.ts'

interface IntakeLineProps {
  micronutrient: Micronutrient
  row: IntakeRow
  days: readonly DayEntry[]
}

/** Beyond it bars say only "more". */
const percentAtMost = 125

/** Parentheses have no room here; the whole name stands in the detail. */
const shortName = (name: string): string => name.replace(/ \(.*\)$/u, '')

const tones = { red: 'error', amber: 'attention' } as const

/** A nutrient with what a day has of it; pressed, it tells against what it is held, and which foods it is not known of. */
export function IntakeLine({ micronutrient, row, days }: IntakeLineProps) {
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
        <IntakeDetail micronutrient={micronutrient} row={row} days={days} />
      </Popover>
    </li>
  )
}

/** In the unit of the nutrient. */
function useAmount({ unit, decimals }: Micronutrient): (amount: number) => string {
  const { decimal } = useFormats()
  return amount => `${decimal(amount, { most: decimals })}\u00a0${unit}`
}

function Figure({ micronutrient, row: { total, judgement } }: Omit<IntakeLineProps, 'days'>) {
  const t = useIntakeWords()
  const amountText = useAmount(micronutrient)
  const amount = total.roundedAmount
  const percent = judgement?.percent ?? null
  const mark = judgement?.mark ?? null
  const isLow = judgement?.finding === 'below 70 %' && mark !== null
  const isBound = judgement?.precision === 'at least' || (percent === null && !total.isComplete)
  const value = percent === null ? (amount === null ? null : amountText(amount)) : `${percent}%`
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

function IntakeDetail({ micronutrient, row: { code, total, intake, judgement }, days }: IntakeLineProps) {
  const t = useIntakeWords()
  const { percent } = useFormats()
  const amountText = useAmount(micronutrient)
  const amount = total.roundedAmount === null ? t('unknown') : amountText(total.roundedAmount)
  const shownAmount = total.isComplete || total.roundedAmount === null ? amount : t('atLeast', { value: amount })
  const ceiling = judgement?.ceiling
  return (
    <Stack gap={8} className={css.detail}>
      <Text weight={600}>{micronutrient.name}</Text>
      <Text figures>
        {intake?.reference
          ? t(referenceWords[intake.aim], { amount: shownAmount, reference: amountText(intake.reference), set: intake.set })
          : t('noReference', { amount: shownAmount })}
      </Text>
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
