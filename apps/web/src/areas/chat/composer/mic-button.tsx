import { IconMicrophone } from '@tabler/icons-react'
import type { PointerEvent } from 'react'
import { IconButton } from '#ui/icon-button'
import { useComposerWords } from './words.ts'

interface MicButtonProps {
  onPress: (at: { x: number } | undefined) => void
}

/** If the button is held, the recording is sent when it is released; after a tap it goes on until it is stopped. */
export function MicButton({ onPress }: MicButtonProps) {
  const t = useComposerWords()
  const startPress = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.preventDefault()
    onPress({ x: event.clientX })
  }
  return (
    <IconButton
      label={t('record')}
      icon={IconMicrophone}
      onPointerDown={startPress}
      onContextMenu={event => event.preventDefault()}
      // the keyboard has no pointer that could be held
      onClick={event => {
        if (event.detail === 0) onPress(undefined)
      }}
    />
  )
}
