import { useState } from 'react'
import { RecordConsent } from '#areas/clients'
import { useMe } from '#shell'
import { Button } from '#ui/button'
import { Notice } from '#ui/form-notice'
import { useFinishWords } from './words.ts'

interface ConsentNeededProps {
  clientId: string
  isWithdrawn: boolean
}

/** Health data need an explicit yes: why the visit cannot be finished yet, and the way to record one. */
export function ConsentNeeded({ clientId, isWithdrawn }: ConsentNeededProps) {
  const t = useFinishWords()
  const mayRecord = useMe()?.permissions.includes('update clients') ?? false
  const [isRecording, setRecording] = useState(false)
  return (
    <>
      <Notice>
        {t(isWithdrawn ? 'withdrawn' : 'consentNeeded')}
        {mayRecord && (
          <Button size="small" onClick={() => setRecording(true)}>
            {t('recordConsent')}
          </Button>
        )}
      </Notice>
      {isRecording && <RecordConsent clientId={clientId} purpose="health data" onClose={() => setRecording(false)} />}
    </>
  )
}
