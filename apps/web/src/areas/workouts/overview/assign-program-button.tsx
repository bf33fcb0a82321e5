import type { ClientDetail } from '@allenio/contract/clients'
import { useState } from 'react'
import { AssignToClients } from '#areas/programs'
import { Button } from '#ui/button'
import { useTrainingWords } from './words.ts'

/** Chooses a program for the client whose page is open; nothing for whoever may not edit them. */
export function AssignProgramButton({ client }: { client: ClientDetail | undefined }) {
  const t = useTrainingWords()
  const [isAssigning, setAssigning] = useState(false)
  if (!client?.may.edit) return null
  return (
    <>
      <Button onClick={() => setAssigning(true)}>{t('assign')}</Button>
      {isAssigning && <AssignToClients client={client} onClose={() => setAssigning(false)} />}
    </>
  )
}
