import type { OfferedUnit } from '@allenio/domain/meal-plans'
import { Checkbox } from '#ui/checkbox'
import { PlacedList } from './placed-list.tsx'
import css from './template.module.css'
import { UnitText } from './unit-text.tsx'
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
