import { mealTypes, type PresetMeal } from '@allenio/contract/meal-plans'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { useIsMobile } from '#lib/device'
import { parseTime } from '#lib/typed-values'
import { Button } from '#ui/button'
import { FieldSet } from '#ui/field'
import { IconButton } from '#ui/icon-button'
import { BareList, Row, Stack } from '#ui/layout'
import { RowActions } from '#ui/row-actions'
import { Select } from '#ui/select'
import { Text } from '#ui/text'
import { TimeField } from '#ui/time-field'
import { useMealNames } from '../meals/meal-names.ts'
import { mayAddMeal, movedMeal, nextType } from './preset-meals.ts'
import css from './settings.module.css'
import { useSettingsWords } from './words.ts'

interface PresetMealRowsProps {
  meals: readonly PresetMeal[]
  onChange: (meals: PresetMeal[]) => void
  /** A meal was taken away, which can be undone. */
  onRemove: (meals: PresetMeal[], removed: PresetMeal) => void
}

/** The meals of a new day. Alt and an arrow move one, from any of its fields; each change is saved at once. */
export function PresetMealRows({ meals, onChange, onRemove }: PresetMealRowsProps) {
  const t = useSettingsWords()
  const { list, focusNext } = useRowFocus(meals)
  const move = (at: number, by: -1 | 1) => {
    if (!meals[at + by]) return
    focusNext(at + by)
    onChange(movedMeal(meals, at, by))
  }
  const add = () => {
    focusNext(meals.length)
    onChange([...meals, { type: nextType(meals), time: null }])
  }
  return (
    <FieldSet label={t('presetMeals')} hint={t('presetMealsHint')}>
      <Stack gap={12}>
        {meals.length === 0 && <Text tone={2}>{t('noMeals')}</Text>}
        <BareList as="ol" gap={8} ref={list as never}>
          {meals.map((meal, at) => (
            <MealRow
              // meals have no ids, and each row shows what it is given
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              meal={meal}
              number={at + 1}
              isFirst={at === 0}
              isLast={at === meals.length - 1}
              onChange={next => onChange(meals.with(at, next))}
              onMove={by => move(at, by)}
              onRemove={() => {
                focusNext(Math.max(0, at - 1))
                onRemove(meals.toSpliced(at, 1), meal)
              }}
            />
          ))}
        </BareList>
        {mayAddMeal(meals) && (
          <Row>
            <Button size="small" icon={IconPlus} onClick={add}>
              {t('addMeal')}
            </Button>
          </Row>
        )}
      </Stack>
    </FieldSet>
  )
}

/** The row that a move has led to keeps the focus, so that the next key moves it on. */
function useRowFocus(meals: readonly PresetMeal[]): { list: RefObject<HTMLOListElement | null>; focusNext: (row: number) => void } {
  const list = useRef<HTMLOListElement>(null)
  const nextRow = useRef<number>(undefined)
  useEffect(() => {
    if (nextRow.current === undefined) return
    list.current?.querySelectorAll('select')[nextRow.current]?.focus()
    nextRow.current = undefined
  }, [meals])
  return { list, focusNext: row => (nextRow.current = row) }
}

interface MealRowProps {
  meal: PresetMeal
  number: number
  isFirst: boolean
  isLast: boolean
  onChange: (meal: PresetMeal) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function MealRow({ meal: { type, time }, number, isFirst, isLast, onChange, onMove, onRemove }: MealRowProps) {
  const t = useSettingsWords()
  const names = useMealNames()
  const isMobile = useIsMobile()
  const [typed, setTyped] = useState<string>()
  const shownTime = typed ?? time ?? ''
  const isWrong = shownTime !== '' && parseTime(shownTime) === undefined
  const saveTime = () => {
    if (typed === undefined || isWrong) return
    setTyped(undefined)
    const next = parseTime(typed) ?? null
    if (next !== time) onChange({ type, time: next })
  }
  const keyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (!event.altKey || by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onMove(by)
  }
  const name = names.name(type)
  const actions = [
    { label: t('moveUp', { name }), icon: IconArrowUp, isDisabled: isFirst, onClick: () => onMove(-1) },
    { label: t('moveDown', { name }), icon: IconArrowDown, isDisabled: isLast, onClick: () => onMove(1) },
    { label: t('remove', { name }), icon: IconTrash, isDisabled: false, onClick: onRemove },
  ]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the fields of the row
    <li className={css.meal} onKeyDownCapture={keyDown}>
      <Select
        label={t('mealType', { number })}
        labelHidden
        value={type}
        options={mealTypes.map(value => ({ value, label: names.name(value) }))}
        onChange={({ target }) => onChange({ type: mealTypes.find(each => each === target.value) ?? type, time })}
      />
      <TimeField
        label={t('mealTime', { name })}
        labelHidden
        value={shownTime}
        onChange={setTyped}
        onBlur={saveTime}
        error={isWrong ? t('timeWrong') : undefined}
      />
      {isMobile ? (
        <RowActions
          label={t('actions', { name })}
          items={() => actions.map(({ label, isDisabled, ...action }) => ({ ...action, label, ...(isDisabled && { disabled: true }) }))}
        />
      ) : (
        <Row>
          {actions.map(({ label, icon, isDisabled, onClick }) => (
            <IconButton key={label} label={label} icon={icon} disabled={isDisabled} onClick={onClick} />
          ))}
        </Row>
      )}
    </li>
  )
}
