import { useEffect, useRef } from 'react'
import { useMe } from '#shell'
import { Button } from '#ui/button'
import { Notice } from '#ui/form-notice'
import { useFinishWords } from './words.ts'

interface ConsentNeededProps {
  isWithdrawn: boolean
  onRecord: () => void
}

/** Health data need an explicit yes: why the visit cannot be finished yet, and the way to record one. */
export function ConsentNeeded({ isWithdrawn, onRecord }: ConsentNeededProps) {
  const t = useFinishWords()
  const button = useRef<HTMLButtonElement>(null)
  // that it is needed may be known only after the dialog has opened
  useEffect(() => button.current?.focus(), [])
  const mayRecord = useMe()?.permissions.includes('update clients') ?? false
  return (
    <Notice>
      {t('consentNeeded')} {isWithdrawn && t('withdrawn')}
      {mayRecord && (
        <Button ref={button} size="small" data-autofocus onClick={onRecord}>
          {t('recordConsent')}
        </Button>
      )}
    </Notice>
  )
}
