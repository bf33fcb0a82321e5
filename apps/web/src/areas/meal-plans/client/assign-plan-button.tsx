import type { ClientDetail } from '@allenio/contract/clients'
import { useState } from 'react'
import { Button } from '#ui/button'
import { AssignToClient } from './assign-to-client.tsx'
import { useClientWords } from './words.ts'

/** Chooses a meal plan for the client whose page is open. */
export function AssignPlanButton({ client }: { client: ClientDetail }) {
  const t = useClientWords()
  const [isAssigning, setAssigning] = useState(false)
  return (
    <>
      <Button onClick={() => setAssigning(true)}>{t('assignPlan')}</Button>
      {isAssigning && <AssignToClient client={client} onClose={() => setAssigning(false)} />}
    </>
  )
}
