import {
  IconAlertTriangle,
  IconArrowDown,
  IconArrowUp,
  IconCopyPlus,
  IconLock,
  IconPlus,
  IconToolsKitchen2,
  IconTrash,
} from '@tabler/icons-react'
import { PlaceVisitors } from '#shell/editor'
import { useSelected } from '#lib/store'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { BareButton, BareList, Row, Stack } from '#ui/layout'
import { MoreMenu, type MenuItem } from '#ui/menu'
import { useSheetWords } from '#ui/spreadsheet'
import { Text } from '#ui/text'
import { openDialog } from '../dialogs.ts'
import { duplicateRows } from '../gestures/foods.ts'
import { deleteRows, moveBy } from '../gestures/meals.ts'
import { newerFoodIn, fitBoundsOf, isInMeal, type MealEntry, type RowEntry } from '../outline.ts'
import { useDay, useEditor } from '../session.ts'
import { allHitsText, quantityText, rowName } from '../sheet/columns.ts'
import { mealTitle } from '../row-names.ts'
import { addNextMeal } from '../sheet/own-keys.ts'
import { useMealMenu } from '../sheet/use-meal-menu.tsx'
import { useRowItems } from '../sheet/use-row-items.tsx'
import { atLeastText, totalsOf, totalText } from '../totals.ts'
import { useEditorWords } from '../words.ts'
import css from './phone.module.css'

/** The meals of a day below each other; a row opens as a sheet, whose fields are done by thumb. */
export function PhoneDay() {
  const t = useEditorWords()
  const session = useEditor()
  const meals = useDay()?.meals ?? []
  return (
    <Stack gap={20} className={css.meals}>
      {meals.map(meal => (
        <PhoneMeal key={meal.id} meal={meal} />
      ))}
      <Button icon={IconPlus} onClick={() => addNextMeal(session)}>
        {t('newMeal')}
      </Button>
    </Stack>
  )
}

function PhoneMeal({ meal }: { meal: MealEntry }) {
  const t = useEditorWords()
  const language = useLanguage()
  const menuOf = useMealMenu()
  const itemsOf = usePhoneItems()
  const { document } = useEditor()
  const title = mealTitle(meal, language, t('meal'))
  const totals = totalsOf(meal.sum)
  return (
    <div>
      <Row gap={8} className={css.head}>
        <Stack grow>
          <Text as="h3" weight={600} breaks>
            {title}
          </Text>
          <Text as="div" size="hint" tone={2} figures>
            {[meal.meal.time, totals.kcal !== null && `${totalText(totals, 'kcal')}\u00a0kcal`, meal.meal.isFree && t('freeMeal')]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <MarkText of={meal} />
          <Text as="div" size="hint">
            <PlaceVisitors presence={document.presence} isHere={rowId => isInMeal(meal, rowId)} />
          </Text>
        </Stack>
        <MoreMenu small label={t('mealMenu', { meal: title })} items={() => menuOf(meal)} />
      </Row>
      <BareList className={css.rows}>
        {meal.rows.map(row => (
          <PhoneRow key={row.id} row={row} itemsOf={itemsOf} />
        ))}
      </BareList>
      <Button
        wide
        kind="quiet"
        icon={IconPlus}
        onClick={() => openDialog({ kind: 'food', mealId: meal.id, afterId: meal.rows.at(-1)?.id })}>
        {t('addFood')}
      </Button>
    </div>
  )
}

/** All that a table offers for a row by its menu and keys. */
function usePhoneItems(): (row: RowEntry) => MenuItem[] {
  const say = useSheetWords()
  const session = useEditor()
  const rowItems = useRowItems()
  return ({ id, kind }) => [
    ...rowItems([id]),
    ...(kind === 'food' || kind === 'dish'
      ? [{ label: say('duplicate', { count: 1 }), icon: IconCopyPlus, onClick: () => duplicateRows(session, [id]) }]
      : []),
    { label: say('moveUp'), icon: IconArrowUp, onClick: () => moveBy(session, id, -1) },
    { label: say('moveDown'), icon: IconArrowDown, onClick: () => moveBy(session, id, 1) },
    { label: say('deleteRows', { count: 1 }), icon: IconTrash, danger: true, onClick: () => deleteRows(session, [id]) },
  ]
}

function MarkText({ of }: { of: Parameters<typeof allHitsText>[0] & Pick<RowEntry, 'mark'> }) {
  const t = useEditorWords()
  if (of.mark === null) return null
  return (
    <Text as="span" size="hint" tone={of.mark === 'red' ? 'error' : 'attention'}>
      <Row as="span" gap={4} align="start">
        {of.mark === 'red' && <Icon of={IconAlertTriangle} size={14} className={css.icon} />}
        <span>{allHitsText(of, t)}</span>
      </Row>
    </Text>
  )
}

interface PhoneRowProps {
  row: RowEntry
  itemsOf: (row: RowEntry) => MenuItem[]
}

function PhoneRow({ row, itemsOf }: PhoneRowProps) {
  const t = useEditorWords()
  const language = useLanguage()
  const isOpen = useSelected(useEditor().openIds, ids => ids.has(row.id))
  const name = rowName(row, language) || t('chooseFood')
  const { kcal } = row.figures
  const { isOwn, leastPercent, mostPercent } = fitBoundsOf(row.cells)
  return (
    <li>
      <Row gap={4}>
        <BareButton className={css.row} aria-haspopup="dialog" onClick={() => openDialog({ kind: 'row', rowId: row.id })}>
          <Stack as="span" grow>
            <Row as="span" gap={6}>
              {row.kind === 'dish' && <Icon of={IconToolsKitchen2} size={14} className={css.icon} />}
              <Text as="span" breaks>
                {row.kind === 'alternative' ? `${t('or')} ${name}` : name}
              </Text>
            </Row>
            <Row as="span" gap={4}>
              <Text as="span" size="hint" tone={2} figures>
                {[
                  quantityText(row, count => `${count} ${t('portions', { count })}`),
                  row.cells['isLocked'] !== true && isOwn && t('bounds', { least: leastPercent, most: mostPercent }),
                  newerFoodIn(row) && t('newVersion'),
                  row.alternativeCount > 0 && t('alternativeCount', { count: row.alternativeCount }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              {row.cells['isLocked'] === true && <Icon of={IconLock} size={14} className={css.icon} />}
            </Row>
            <MarkText of={row} />
          </Stack>
          <Text as="span" figures>
            {kcal === null ? '–' : atLeastText(kcal, row.figures.isAtLeast.kcal)}
          </Text>
        </BareButton>
        <MoreMenu small label={t('rowMenu', { row: name })} items={() => itemsOf(row)} />
      </Row>
      {isOpen && row.subRows.length > 0 && (
        <BareList className={css.below}>
          {row.subRows.map(each => (
            <PhoneRow key={each.id} row={each} itemsOf={itemsOf} />
          ))}
        </BareList>
      )}
    </li>
  )
}
