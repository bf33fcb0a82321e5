import type { ReactNode } from 'react'
import { CloseButton } from '#ui/close-button'
import { useWords } from '#ui/words'
import css from './selection-bar.module.css'
import { iconNode } from '#ui/icon'
import type { IconComponent } from '#ui/icon'

export type SelectionAction = { label: string; icon?: IconComponent | ReactNode; onClick: () => void }

export type SelectionBarProps = { count: number; actions: readonly SelectionAction[]; onClear: () => void; text?: string | undefined }

/** Floats over the page while rows are selected, with the actions for all of them. */
export function SelectionBar({ count, actions, onClear, text }: SelectionBarProps) {
  const words = useWords()
  if (count === 0) return null
  const said = text ?? words.selected(count)
  return (
    <div className={css.bar} role="toolbar" aria-label={said}>
      <output className={css.count}>{said}</output>
      <span className={css.actions}>
        {actions.map(({ label, icon, onClick }) => (
          <button key={label} type="button" className={css.action} onClick={onClick}>
            {iconNode(icon)}
            {label}
          </button>
        ))}
      </span>
      <CloseButton onClick={onClear} label={words.clear} />
    </div>
  )
}
