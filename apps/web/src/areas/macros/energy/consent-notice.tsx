import { useState } from 'react'
import { RecordConsent } from '#areas/clients'
import { useMe } from '#shell'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import css from './energy.module.css'
import { useEnergyWords } from './words.ts'

/** Why a state cannot be recorded yet, and the way to record the consent that it needs. */
export function ConsentNotice({ clientId }: { clientId: string }) {
  const t = useEnergyWords()
  const mayRecord = useMe()?.permissions.includes('update clients') ?? false
  const [isRecording, setRecording] = useState(false)
  return (
    <Stack gap={8} className={css.notice} align="start">
      <Text size="hint">{t('consentNeeded')}</Text>
      {mayRecord && (
        <Button size="small" onClick={() => setRecording(true)}>
          {t('toConsents')}
        </Button>
      )}
      {isRecording && <RecordConsent clientId={clientId} purpose="health data" onClose={() => setRecording(false)} />}
    </Stack>
  )
}
