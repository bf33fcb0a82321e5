import { IconX } from '@tabler/icons-react'
import { useWords } from '#ui/words'
import css from './close-button.module.css'

/** A cross that closes something. It takes the text colour around it. */
export function CloseButton({ onClick, label }: { onClick: () => void; label?: string }) {
  const words = useWords()
  return (
    <button type="button" className={css.close} aria-label={label ?? words.close} onClick={onClick}>
      <IconX stroke={1.5} aria-hidden />
    </button>
  )
}
