import { IconChevronRight } from '@tabler/icons-react'
import { nutrientDecimals } from '@allenio/domain/aliments'
import { mealNutrientTotal } from '@allenio/domain/meal-plans'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clientMacrosQuery } from '#areas/macros'
import { useMe } from '#shell'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { useSelected } from '#lib/store'
import { Icon } from '#ui/icon'
import { BareButton, Stack } from '#ui/layout'
import { SidePanel } from '#ui/side-panel'
import { Switch } from '#ui/switch'
import { VisuallyHidden } from '#ui/visually-hidden'
import { dayName } from '../row-names.ts'
import { setCells } from '../gestures/meals.ts'
import type { DayEntry } from '../outline.ts'
import { useEditor, useSettledDay } from '../session.ts'
import { targetOf } from '../target.ts'
import { totalsOf } from '../totals.ts'
import { useEditorWords } from '../words.ts'
import { meanOf } from './day-figures.ts'
import { Energy } from './energy.tsx'
import { MacroBars, MacroLine } from './macro-bars.tsx'
import { clientIdOf } from './person/choice.ts'
import { usePersonFacts } from './person/use-person-facts.ts'
import { PersonButton } from './person/person-button.tsx'
import { currentOf, fiberOf } from '../target.ts'
import css from './totals.module.css'
import { useTotalWords } from './words.ts'
import { Micronutrients } from './micronutrients/micronutrients.tsx'

interface TotalsProps {
  /** The client for whom the plan is made. */
  clientId: string | undefined
}

/** The totals of the day, beside its target and the person for whom it is judged. */
export function Totals(props: TotalsProps) {
  const t = useTotalWords()
  return (
    <aside className={css.totals} aria-label={t('totals')}>
      <TotalParts {...props} />
    </aside>
  )
}

function TotalParts({ clientId }: TotalsProps) {
  const day = useSettledDay()
  return day && <DayTotals day={day} clientId={clientId} />
}

function DayTotals({ day, clientId }: TotalsProps & { day: DayEntry }) {
  const words = useEditorWords()
  const session = useEditor()
  const { document, planId, settledOutline } = session
  const days = useSelected(settledOutline, all => all.days)
  const cells = useSelected(document.rows, rows => rows.get(planId)?.cells) ?? {}
  const mayViewMicronutrients = useMe()?.permissions.includes('view micronutrients') ?? false
  const facts = usePersonFacts()
  const fiberTarget = useFiberTarget()
  const target = targetOf(cells)
  const totals = totalsOf(day.sum)
  const mean = meanOf(days)
  const fiber = mealNutrientTotal(day.sum, 'fiber', nutrientDecimals)
  return (
    <Stack gap={20}>
      <Energy day={day} days={days} totals={totals} target={target} />
      <MacroBars
        totals={totals}
        mean={mean && totalsOf(mean)}
        target={target}
        weightKg={facts.weightKg}
        fiber={fiberTarget === null ? null : { grams: fiber.roundedAmount, isAtLeast: !fiber.isComplete, target: fiberTarget }}
      />
      <Switch
        label={words('countsAlternatives')}
        checked={cells['countsAlternatives'] === true}
        onChange={event => setCells(session, planId, { countsAlternatives: event.target.checked ? true : null })}
      />
      <PersonButton facts={facts} isFixed={clientId !== undefined} />
      {mayViewMicronutrients && <Micronutrients day={day} days={days} facts={facts} targetKcal={target.kcal} />}
    </Stack>
  )
}

/** The fibre of the target that the person follows today. */
function useFiberTarget(): number | null {
  const { person } = useEditor()
  const id = useSelected(person, clientIdOf)
  const permissions = useMe()?.permissions ?? []
  const mayView = permissions.includes('view clients') && permissions.includes('update macros')
  const { data } = useInfiniteQuery({ ...clientMacrosQuery(id ?? ''), enabled: id !== undefined && mayView })
  const current = data && currentOf(data.rows)
  return current ? fiberOf(current) : null
}

/** A line of figures below the table, for screens without room beside it; a panel shows the rest. */
export function TotalsBar(props: TotalsProps) {
  const t = useTotalWords()
  const words = useEditorWords()
  const language = useLanguage()
  const { integer } = useFormats()
  const { document, planId } = useEditor()
  const [isOpen, setOpen] = useState(false)
  const day = useSettledDay()
  const target = targetOf(useSelected(document.rows, rows => rows.get(planId)?.cells) ?? {})
  if (!day) return null
  const totals = totalsOf(day.sum)
  const whole = (value: number | null) => (value === null ? '–' : integer(Math.round(value)))
  return (
    <>
      <BareButton className={css.bar} aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <VisuallyHidden>{t('openTotals')}: </VisuallyHidden>
        <span className={css.figures}>
          <span className={css.kcal}>
            {totals.isAtLeast.kcal && totals.kcal !== null && `${t('atLeast')} `}
            <b>{whole(totals.kcal)}</b> {target.kcal === null ? 'kcal' : t('ofKcal', { kcal: whole(target.kcal) })}
          </span>
          <MacroLine totals={totals} />
        </span>
        <Icon of={IconChevronRight} />
      </BareButton>
      <SidePanel opened={isOpen} onClose={() => setOpen(false)} title={dayName(day, language, words)}>
        {isOpen && <TotalParts {...props} />}
      </SidePanel>
    </>
  )
}
