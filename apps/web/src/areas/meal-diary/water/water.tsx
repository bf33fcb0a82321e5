import { addOwnWater, deleteOwnWater, undeleteOwnWater, diaryLimits } from '@allenio/contract/meal-diary'
import { newId } from '@allenio/domain/ids'
import { IconBottle, IconDroplet, IconMinus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { parseNumberWithin } from '#ui/decimal-field'
import { Figure } from '#ui/figure'
import { IconButton } from '#ui/icon-button'
import { Row, Stack } from '#ui/layout'
import { ProgressBar } from '#ui/progress'
import { Section } from '#ui/section'
import { TextField } from '#ui/text-field'
import { sendRecord, toastOfTap } from '../diet/send.ts'
import type { ShownDiary } from '../diet/unsent-diary.ts'
import { useDiaryWords } from '../words.ts'
import css from './water.module.css'

const amounts = { glass: 200, bottle: 500 } as const

interface WaterProps {
  date: string
  waters: ShownDiary['waters']
  /** ml */
  target: number | null
}

/** The water of a day. Each tap is a record of its own, so that two devices add up. */
export function Water({ date, waters, target }: WaterProps) {
  const t = useDiaryWords()
  const { decimal, integer } = useFormats()
  const litres = (ml: number) => decimal(ml / 1000, { most: 2 })
  const millilitres = (ml: number) => `${integer(ml)}\u00a0ml`
  const ofDay = waters.filter(({ day }) => day === date).toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
  const total = ofDay.reduce((sum, { ml }) => sum + ml, 0)
  const last = ofDay.at(-1)
  const add = (ml: number) => {
    navigator.vibrate?.(10)
    sendRecord(addOwnWater, { id: newId(), day: date, ml }, t('waterAdded', { ml: millilitres(ml) }))
  }
  const takeLast = ({ id, ml }: (typeof ofDay)[number]) => {
    const title = t('waterTaken', { ml: millilitres(ml) })
    sendRecord(deleteOwnWater, { id }, title)
    toastOfTap(title, () => sendRecord(undeleteOwnWater, { id }, title))
  }
  return (
    <Section title={t('water')}>
      <Stack gap={16}>
        <Row gap={12} justify="between">
          <div aria-live="polite">
            {/* beside a figure as bold as itself an l is taken for a 1 */}
            <Figure value={litres(total)} unit={target === null ? 'l' : `l / ${litres(target)} l`} />
          </div>
          {last && (
            <IconButton
              kind="framed"
              icon={IconMinus}
              label={t('lessWater', { ml: millilitres(last.ml) })}
              onClick={() => takeLast(last)}
            />
          )}
        </Row>
        {target !== null && target > 0 && (
          <ProgressBar
            label={t('waterOf', { litres: litres(total), target: litres(target) })}
            labelHidden
            value={total}
            max={target}
            tone="note"
          />
        )}
        <Row gap={8} className={css.amounts}>
          <Button icon={IconDroplet} aria-label={`${t('glass')}, ${millilitres(amounts.glass)}`} onClick={() => add(amounts.glass)}>
            {millilitres(amounts.glass)}
          </Button>
          <Button icon={IconBottle} aria-label={`${t('bottle')}, ${millilitres(amounts.bottle)}`} onClick={() => add(amounts.bottle)}>
            {millilitres(amounts.bottle)}
          </Button>
          <OtherAmount onAdd={add} />
        </Row>
      </Stack>
    </Section>
  )
}

/** An amount of one's own, typed where the button was. */
function OtherAmount({ onAdd }: { onAdd: (ml: number) => void }) {
  const t = useDiaryWords()
  const { integer } = useFormats()
  const [typed, setTyped] = useState<string>()
  const [hasFault, setFault] = useState(false)
  if (typed === undefined) return <IconButton kind="framed" icon={IconPlus} label={t('otherAmount')} onClick={() => setTyped('')} />
  const save = () => {
    const ml = parseNumberWithin(typed, { least: 1, most: diaryLimits.water, isWhole: true })
    if (ml === undefined) return setFault(true)
    onAdd(ml)
    setTyped(undefined)
    setFault(false)
  }
  return (
    <form
      className={css.other}
      onSubmit={event => {
        event.preventDefault()
        save()
      }}>
      <Row gap={8} align="start">
        <TextField
          label={t('waterAmount')}
          labelHidden
          placeholder="330"
          unit="ml"
          figures
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={hasFault ? t('waterWrong', { most: integer(diaryLimits.water) }) : undefined}
          ref={input => input?.focus()}
          onChange={event => setTyped(event.target.value)}
        />
        <Button type="submit">{t('addAmount')}</Button>
      </Row>
    </form>
  )
}
