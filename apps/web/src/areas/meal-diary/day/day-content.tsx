import { useState } from 'react'
import { BareList } from '#ui/layout'
import type { DayView } from '../diet/day-view.ts'
import { nextMealOf } from '../diet/next-meal.ts'
import { useClock, type OwnDiet } from '../diet/use-diet.ts'
import { Entries } from '../entries/entries.tsx'
import { MealBlock } from '../meal/meal-block.tsx'
import { useMealWrites } from '../meal/use-meal-writes.ts'
import { Water } from '../water/water.tsx'
import { useDiaryWords } from '../words.ts'
import { DayNote } from './day-note.tsx'
import { EasierDay } from './easier-day.tsx'
import { Energy } from './energy.tsx'
import css from './day.module.css'
import { DietLinks } from './diet-links.tsx'
import { NoMeals } from './no-meals.tsx'
import { PlanNote } from './plan-note.tsx'

interface DayContentProps {
  own: OwnDiet
  view: DayView
}

/** The meals, and what else belongs to a day. */
export function DayContent({ own, view }: DayContentProps) {
  const { diet, diary, today } = own
  const { date, plan } = view
  const isRecorded = date <= today
  const hasMeals = view.meals.length > 0
  const water = <Water date={date} waters={diary.waters} target={diet.targets.find(({ day }) => day === date)?.water ?? null} />
  const records = isRecorded && (
    <>
      {hasMeals && water}
      <Entries date={date} diary={diary} isEnergyVisible={diet.settings.isEnergyVisible} isAll={!hasMeals} />
      {!hasMeals && water}
    </>
  )
  return (
    <div className={css.columns}>
      <div className={css.column}>
        <EasierDay own={own} view={view} />
        {/* without a plan, what was eaten is all that there is to write down */}
        {!plan && records}
        {hasMeals ? <Meals own={own} view={view} /> : <NoMeals own={own} view={view} />}
        <DietLinks isEnergyVisible={diet.settings.isEnergyVisible} />
      </div>
      <div className={css.column}>
        <Energy own={own} view={view} />
        {plan && records}
        <DayNote own={own} view={view} />
        {plan && <PlanNote plan={plan} />}
      </div>
    </div>
  )
}

function Meals({ own, view }: DayContentProps) {
  const t = useDiaryWords()
  const { diet, swaps, today } = own
  const { date, meals } = view
  const clock = useClock()
  const writes = useMealWrites(date)
  const next = date === today ? nextMealOf(meals, clock) : undefined
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map())
  return (
    <BareList aria-label={t('meals')}>
      {meals.map(each => {
        const { id } = each.meal
        // a meal that was eaten partly is ticked row by row; a day to come is read
        const isOpen = turned.get(id) ?? (each === next || (each.state === 'partly' && date === today) || date > today)
        return (
          <MealBlock
            key={id}
            clientId={diet.clientId}
            view={each}
            day={view}
            writes={writes}
            foods={diet.foods}
            recipes={diet.recipes}
            swaps={swaps}
            isNext={each === next}
            mayTick={date <= today}
            isEnergyVisible={diet.settings.isEnergyVisible}
            isOpen={isOpen}
            onTurn={() => setTurned(new Map([...turned, [id, !isOpen]]))}
          />
        )
      })}
    </BareList>
  )
}
