import { foodName, macros } from '@allenio/domain/aliments'
import { IconArrowDown, IconArrowUp, IconExternalLink, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { FoodVersionDialog, useMacroNames } from '#areas/aliments'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { Button } from '#ui/button'
import { Row } from '#ui/layout'
import type { MenuItem } from '#ui/menu'
import { RowActions } from '#ui/row-actions'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { useLanguage } from '#lib/words'
import type { EditedIngredient } from '../form/values.ts'
import { withFood } from './edits.ts'
import css from './ingredients.module.css'
import { NameDialog } from './name-dialog.tsx'
import { useQuantities, withTypedQuantity } from './quantities.ts'
import { useIngredientWords } from './words.ts'

interface IngredientRowProps {
  row: EditedIngredient
  error: string | undefined
  onChange: (row: EditedIngredient) => void
  onRemove: (name: string) => void
  /** The quantity is typed. */
  onEnter: () => void
  onMoveUp?: (() => void) | undefined
  onMoveDown?: (() => void) | undefined
}

export function IngredientRow({ row, error, onChange, onRemove, onEnter, onMoveUp, onMoveDown }: IngredientRowProps) {
  const t = useIngredientWords()
  const names = useMacroNames()
  const language = useLanguage()
  const { decimal } = useFormats()
  const [isNaming, setNaming] = useState(false)
  const { food, grams, typed } = row
  const name = foodName({ nameIt: row.customNameIt, nameEn: row.customNameEn }, language) || food.name
  const figure = (per100g: number | null, decimals: number) =>
    per100g === null || typed !== null || row.isToTaste ? '–' : decimal((per100g * grams) / 100, { least: decimals, most: decimals })
  const items = (): MenuItem[] => [
    { label: t('rename'), icon: IconPencil, onClick: () => setNaming(true) },
    ...(food.isDeleted ? [] : [{ label: t('open'), icon: IconExternalLink, href: hrefTo('/aliments/$id/edit', { id: food.id }) }]),
    ...(onMoveUp ? [{ label: t('moveUp'), icon: IconArrowUp, onClick: onMoveUp }] : []),
    ...(onMoveDown ? [{ label: t('moveDown'), icon: IconArrowDown, onClick: onMoveDown }] : []),
    { label: t('remove'), icon: IconTrash, danger: true, onClick: () => onRemove(name) },
  ]
  return (
    <li className={css.row} data-ingredient={row.id}>
      <div className={css.name}>
        <Text as="span" breaks>
          {name}
        </Text>
        {(food.brand || name !== food.name || food.isDeleted) && (
          <Text as="span" size="hint" tone={3} clip>
            {[name === food.name ? '' : food.name, food.brand, food.isDeleted ? t('deletedFood') : ''].filter(Boolean).join(' · ')}
          </Text>
        )}
        {food.latestVersion > food.version && !food.isDeleted && <VersionOffer row={row} onChange={onChange} />}
      </div>
      <div className={css.quantity}>
        <QuantityField {...{ row, name, error, onChange, onEnter, onMoveUp, onMoveDown }} />
      </div>
      <Text as="span" figures className={css.kcal}>
        {figure(food.kcal, 0)}
        <span className={css.unit}> kcal</span>
      </Text>
      {macros.map(macro => (
        <Text key={macro} as="span" tone={2} figures className={css.macro}>
          <span className={css.unit}>{names.macro(macro).slice(0, 1)} </span>
          {figure(food[macro], 1)}
        </Text>
      ))}
      <Row className={css.actions} justify="end">
        <RowActions label={t('actions', { name })} items={items} />
      </Row>
      {isNaming && <NameDialog row={row} onChange={onChange} onClose={() => setNaming(false)} />}
    </li>
  )
}

/** The food was edited since it is in the recipe. */
function VersionOffer({ row, onChange }: Pick<IngredientRowProps, 'row' | 'onChange'>) {
  const t = useIngredientWords()
  const [isOpen, setOpen] = useState(false)
  const { food } = row
  return (
    <>
      <Button kind="quiet" size="small" icon={IconRefresh} aria-label={t('newerOf', { name: food.name })} onClick={() => setOpen(true)}>
        {t('newer')}
      </Button>
      {isOpen && <FoodVersionDialog food={food} onTake={latest => onChange(withFood(row, latest))} onClose={() => setOpen(false)} />}
    </>
  )
}

interface QuantityFieldProps extends Pick<IngredientRowProps, 'row' | 'error' | 'onChange' | 'onEnter' | 'onMoveUp' | 'onMoveDown'> {
  name: string
}

/** A typed quantity counts at once, so that the totals follow; as long as the person is in the field, their own text stays. */
function QuantityField({ row, name, error, onChange, onEnter, onMoveUp, onMoveDown }: QuantityFieldProps) {
  const t = useIngredientWords()
  const { textOf, faultOf } = useQuantities()
  const { decimal } = useFormats()
  const [draft, setDraft] = useState<string>()
  const keyDown = (event: KeyboardEvent) => {
    const move = event.altKey ? { ArrowUp: onMoveUp, ArrowDown: onMoveDown }[event.key] : undefined
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing
    if (!move && !isEnter) return
    // Enter leads on, and never sends the form
    event.preventDefault()
    setDraft(undefined)
    if (move) move()
    else onEnter()
  }
  const isPlain = draft === undefined && row.typed === null && !row.measure && !row.isToTaste
  const isMeasured = row.typed === null && row.measure !== null
  return (
    <TextField
      label={t('quantityOf', { name })}
      labelHidden
      size="small"
      figures
      autoComplete="off"
      enterKeyHint="next"
      placeholder={t('quantityHint')}
      unit={isPlain ? 'g' : isMeasured ? `${decimal(row.grams, { most: 0 })}\u00a0g` : undefined}
      error={draft === undefined ? (row.typed ? faultOf(row.typed, row.food) : error) : undefined}
      value={draft ?? textOf(row)}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => {
        setDraft(target.value)
        onChange(withTypedQuantity(row, target.value))
      }}
      onBlur={() => setDraft(undefined)}
      onKeyDown={keyDown}
    />
  )
}
