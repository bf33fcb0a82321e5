import type { OfferedUnit } from '@allenio/domain/meal-plans'
import { ChangeText } from '#areas/meal-plans'
import { Stack } from '#ui/layout'
import { nameBelowPlace } from './choices.ts'
import css from './template.module.css'

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
