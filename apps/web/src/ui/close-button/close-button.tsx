import { IconX } from '@tabler/icons-react'
import { useWords } from '#ui/words'
import css from './close-button.module.css'

/** The cross of what can be closed. Takes the colour of its ground. */
export function CloseButton({ onClick, label }: { onClick: () => void; label?: string }) {
  const words = useWords()
  return (
    <button type="button" className={css.close} aria-label={label ?? words.close} onClick={onClick}>
      <IconX stroke={1.5} aria-hidden />
    </button>
  )
}
