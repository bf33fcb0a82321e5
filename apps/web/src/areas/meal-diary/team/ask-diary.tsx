import { IconToolsKitchen2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AskClient } from '#areas/client-actions'
import { clientQuery } from '#areas/clients'
import { Button } from '#ui/button'
import { useDiaryWords } from './words.ts'

/** Asks a client to write down what they eat, with or without a plan. */
export function AskDiary({ clientId }: { clientId: string }) {
  const t = useDiaryWords()
  const { data: client } = useQuery(clientQuery(clientId))
  const [isAsking, setAsking] = useState(false)
  if (!client?.may.edit) return null
  return (
    <>
      <Button icon={IconToolsKitchen2} onClick={() => setAsking(true)}>
        {t('askDiary')}
      </Button>
      {isAsking && <AskClient client={client} kind="keep food diary" onClose={() => setAsking(false)} />}
    </>
  )
}
