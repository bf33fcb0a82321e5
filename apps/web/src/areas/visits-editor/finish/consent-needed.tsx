import { useEffect, useRef } from 'react'
import { useMe } from '#shell'
import { Button } from '#ui/button'
import { Notice } from '#ui/form-notice'
import { Stack } from '#ui/layout'
import { useFinishWords } from './words.ts'

interface ConsentNeededProps {
  isWithdrawn: boolean
  onRecord: () => void
}

/** Says that the visit cannot be finished without the consent to health data, and offers to record it. */
export function ConsentNeeded({ isWithdrawn, onRecord }: ConsentNeededProps) {
  const t = useFinishWords()
  const button = useRef<HTMLButtonElement>(null)
  // the message may appear after the dialog has opened, so its button takes the focus
  useEffect(() => button.current?.focus(), [])
  const mayRecord = useMe()?.permissions.includes('update clients') ?? false
  return (
    <Notice>
      <Stack gap={8} align="start">
        <span>
          {t('consentNeeded')} {isWithdrawn && t('withdrawn')}
        </span>
        {mayRecord && (
          <Button ref={button} size="small" data-autofocus onClick={onRecord}>
            {t('recordConsent')}
          </Button>
        )}
      </Stack>
    </Notice>
  )
}
