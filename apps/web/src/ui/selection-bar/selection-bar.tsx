import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useIsMobile } from '#lib/device'
import { CloseButton } from '#ui/close-button'
import { Menu } from '#ui/menu'
import { useWords } from '#ui/words'
import css from './selection-bar.module.css'
import { iconNode } from '#ui/icon'
import type { IconComponent } from '#ui/icon'

export type SelectionAction = { label: string; icon?: IconComponent | ReactNode; onClick: () => void }

export type SelectionBarProps = { count: number; actions: SelectionAction[]; onClear: () => void; text?: string | undefined }

const shownAtMost = { phone: 2, desktop: 7 }

/** Floats over the page while rows are selected, with the actions for all of them; those for which there is no room are in a menu. */
export function SelectionBar({ count, actions, onClear, text }: SelectionBarProps) {
  const words = useWords()
  const limit = shownAtMost[useIsMobile() ? 'phone' : 'desktop']
  if (count === 0) return null
  // a menu of one would take the room of that one
  const buttonActions = actions.length <= limit + 1 ? actions : actions.slice(0, limit)
  const rest = actions.slice(buttonActions.length)
  const label = text ?? words.selected(count)
  return (
    <div className={css.bar} role="toolbar" aria-label={label}>
      <output className={css.count}>{label}</output>
      <span className={css.actions}>
        {buttonActions.map(({ label, icon, onClick }) => (
          <button key={label} type="button" className={css.action} onClick={onClick}>
            {iconNode(icon)}
            {label}
          </button>
        ))}
      </span>
      {rest.length > 0 && (
        <Menu items={rest} side="top-end">
          <button type="button" className={css.action} aria-label={words.more}>
            <IconDots aria-hidden />
          </button>
        </Menu>
      )}
      <CloseButton onClick={onClear} label={words.clear} />
    </div>
  )
}
