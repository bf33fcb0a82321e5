import type { EatenCode, EatenDay, EatenTotal } from '@allenio/contract/meal-diary'
import type { Micronutrient } from '@allenio/contract/micronutrients'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useFormats } from '#lib/formats'
import { Icon } from '#ui/icon'
import { Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import { decimalsOf, eatenRow, type EatenAnswer, type EatenRow, type JudgedPerson } from './eaten-rows.ts'
import { useEatenWords } from './words.ts'
import css from './eaten.module.css'

interface EatenTableProps {
  answer: EatenAnswer
  micronutrients: readonly Micronutrient[]
  judged: JudgedPerson
}

const macroCodes = ['kcal', 'protein', 'carbs', 'lipids'] as const
const tones = { red: 'error', amber: 'attention' } as const

/** Nutrients in lines, the mean and its reference before the days, which scroll where there is no room for them. */
export function EatenTable({ answer, micronutrients, judged }: EatenTableProps) {
  const t = useEatenWords()
  const { days, mean } = answer
  const macros = macroCodes.map(code => ({ code, name: t(code), unit: code === 'kcal' ? 'kcal' : 'g' }))
  const lines: readonly { code: EatenCode; name: string; unit: string }[] = [
    ...macros,
    ...micronutrients.map(({ id, name, unit }) => ({ code: id, name, unit })),
  ]
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls inside, so the keyboard must be able to */}
      <section className={css.scroll} tabIndex={0} aria-label={t('table')}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('nutrient')}</VisuallyHidden>
              </th>
              <th scope="col">{mean ? t('mean', { count: mean.days }) : t('noMean')}</th>
              <th scope="col">{t('reference')}</th>
              <th scope="col">%</th>
              {days.map(day => (
                <DayTitle key={day.day} day={day} />
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ code, name, unit }) => (
              <NutrientLine key={code} row={eatenRow(code, answer, judged)} name={name} unit={unit} />
            ))}
            <GapLine
              name={t('textAlone')}
              days={days}
              textOf={({ textItems, items }) => (textItems > 0 ? t('ofItems', { textItems, items }) : '0')}
            />
            <GapLine name={t('unknownMeals')} days={days} textOf={({ unknownMeals }) => String(unknownMeals)} />
          </tbody>
        </table>
      </section>
      <Text size="hint" tone={2} prose>
        {[t('legend'), !mean && t('notJudged'), judged.person === null && t('lacksPerson')].filter(Boolean).join(' ')}
      </Text>
    </>
  )
}

function DayTitle({ day: { day, isOver, isRecorded } }: { day: EatenDay }) {
  const t = useEatenWords()
  const { weekday, day: formatDay } = useFormats()
  return (
    <th scope="col">
      <span className={css.weekday}>{weekday(day)}</span>
      <span className={css.date}>{formatDay(day)}</span>
      {!isOver ? <span className={css.state}>{t('notOver')}</span> : !isRecorded && <span className={css.state}>{t('notWritten')}</span>}
    </th>
  )
}

function NutrientLine({ row, name, unit }: { row: EatenRow; name: string; unit: string }) {
  const t = useEatenWords()
  const { decimal } = useFormats()
  const { code, mean, reference, percent, mark, aim, days } = row
  const isLow = mark === 'amber' && aim === 'reach' && percent !== null && percent < 100
  return (
    <tr>
      <th scope="row">
        {name} <span className={css.unit}>{unit}</span>
      </th>
      <td>
        <b>
          <Amount total={mean} code={code} />
        </b>
      </td>
      <td>
        {reference === null ? (
          <Unknown />
        ) : (
          `${aim === 'limit' ? '≤\u00a0' : ''}${decimal(reference, { most: decimalsOf(code, reference) })}`
        )}
      </td>
      <td>
        {percent === null ? (
          <Unknown />
        ) : (
          <Text as="span" size="inherit" tone={mark === null ? 1 : tones[mark]} weight={600}>
            {mark && <Icon of={isLow ? IconArrowDown : IconArrowUp} size={16} className={css.mark} />}
            {mark && <VisuallyHidden>{`${t(isLow ? 'low' : 'tooMuch')} `}</VisuallyHidden>}
            {mean && !mean.isComplete && '≥\u00a0'}
            {percent}
          </Text>
        )}
      </td>
      {days.map(({ day, total }) => (
        <td key={day}>
          <Amount total={total} code={code} />
        </td>
      ))}
    </tr>
  )
}

/** An amount that is not known is said to be so, and is no 0. */
function Amount({ total, code }: { total: EatenTotal | undefined; code: EatenCode }) {
  const t = useEatenWords()
  const { decimal } = useFormats()
  if (total?.amount === undefined || total.amount === null) return <Unknown />
  return (
    <>
      {!total.isComplete && (
        <>
          <span aria-hidden>≥&nbsp;</span>
          <VisuallyHidden>{`${t('atLeast')} `}</VisuallyHidden>
        </>
      )}
      {decimal(total.amount, { most: decimalsOf(code, total.amount) })}
    </>
  )
}

function Unknown() {
  const t = useEatenWords()
  return (
    <Text as="span" size="inherit" tone={3}>
      <span aria-hidden>–</span>
      <VisuallyHidden>{t('unknown')}</VisuallyHidden>
    </Text>
  )
}

interface GapLineProps {
  name: string
  days: readonly EatenDay[]
  textOf: (day: EatenDay) => string
}

/** How much of each day nobody knows. */
function GapLine({ name, days, textOf }: GapLineProps) {
  return (
    <tr className={css.gap}>
      <th scope="row" colSpan={4}>
        {name}
      </th>
      {days.map(day => (
        <td key={day.day}>{day.isRecorded ? textOf(day) : <Unknown />}</td>
      ))}
    </tr>
  )
}
