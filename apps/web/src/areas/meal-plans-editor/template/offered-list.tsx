import type { OfferedUnit } from '@allenio/domain/meal-plans'
import { ChangeText } from '#areas/meal-plans'
import { Checkbox } from '#ui/checkbox'
import { Stack } from '#ui/layout'
import { nameBelowPlace } from './choices.ts'
import { PlacedList } from './placed-list.tsx'
import css from './template.module.css'
import { useTemplateWords } from './words.ts'

interface OfferedListProps {
  offered: readonly OfferedUnit[]
  leftKeys: ReadonlySet<string>
  onToggle: (key: string) => void
}

/** The template alone has changed these: each is ticked until somebody leaves it. */
export function OfferedList({ offered, leftKeys, onToggle }: OfferedListProps) {
  const t = useTemplateWords()
  return (
    <PlacedList
      title={t('offered')}
      units={offered}
      show={unit => (
        <Checkbox
          key={unit.key}
          className={css.unit}
          checked={!leftKeys.has(unit.key)}
          onChange={() => onToggle(unit.key)}
          label={<UnitText unit={unit} />}
        />
      )}
    />
  )
}

interface UnitTextProps {
  unit: OfferedUnit
  /** The copy has deleted the row: what it would bring back is not new. */
  isBack?: boolean
}

/** "Petto di pollo Quantità 150 g → 180 g"; of a new meal one line for each food, and one mark for all. */
export function UnitText({ unit: { changes }, isBack = false }: UnitTextProps) {
  return (
    <Stack as="span" gap={2}>
      {changes.map((change, at) => {
        const { rowId, kind, cell, path, after } = change
        const name = nameBelowPlace(path)
        const key = `${rowId} ${kind} ${cell}`
        const isPlain = kind === 'added' && (isBack || at > 0)
        if (isPlain) return name === '' ? null : <span key={key}>{[name, after].filter(Boolean).join(' ')}</span>
        return (
          <span key={key} className={css.change}>
            {name && <b>{name}</b>}
            <ChangeText change={change} />
          </span>
        )
      })}
    </Stack>
  )
}
