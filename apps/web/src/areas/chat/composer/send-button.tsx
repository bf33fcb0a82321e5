import { IconSend } from '@tabler/icons-react'
import { useIsMobile } from '#lib/device'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import css from './composer.module.css'
import { useComposerWords } from './words.ts'

interface SendButtonProps {
  isNote: boolean
  /** There is nothing to send yet: on a phone the microphone has the button's place. */
  isEmpty: boolean
  isDisabled: boolean
}

export function SendButton({ isNote, isEmpty, isDisabled }: SendButtonProps) {
  const t = useComposerWords()
  const isMobile = useIsMobile()
  const label = t(isNote ? 'keepNote' : 'send')
  if (!isMobile) {
    return (
      <Button kind={isNote ? 'ink' : 'primary'} type="submit" icon={IconSend} disabled={isDisabled}>
        {label}
      </Button>
    )
  }
  if (isEmpty && !isNote) return null
  return <IconButton label={label} icon={IconSend} className={css.sendRound} disabled={isDisabled} type="submit" />
}
