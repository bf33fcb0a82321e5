import type { FirstVisit } from '@allenio/contract/first-visits'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clientQuery } from '#areas/clients'
import { PrintMealPlan } from '#areas/meal-plans'
import { hrefTo } from '#lib/screens'
import { Button, ButtonLink } from '#ui/button'
import { useFirstVisitWords } from '../words.ts'

interface PapersProps {
  clientId: string
  firstVisit: FirstVisit
}

/** A first visit ends with the plan and the visit on paper. */
export function Papers({ clientId, firstVisit: { steps } }: PapersProps) {
  const t = useFirstVisitWords()
  const { data: client } = useQuery(clientQuery(clientId))
  const [isPrinting, setPrinting] = useState(false)
  const targetOf = (name: 'visit' | 'assignment') => steps.find(({ step, state }) => step === name && state === 'done')?.targetId ?? null
  const [visitId, planId] = [targetOf('visit'), targetOf('assignment')]
  return (
    <>
      {planId !== null && client && (
        <Button kind="primary" size="small" icon={IconFileTypePdf} onClick={() => setPrinting(true)}>
          {t('planPaper')}
        </Button>
      )}
      {visitId !== null && (
        <ButtonLink size="small" icon={IconFileTypePdf} href={hrefTo('/visits/$id/pdf', { id: visitId })}>
          {t('visitPaper')}
        </ButtonLink>
      )}
      {isPrinting && planId !== null && client && <PrintMealPlan plan={{ id: planId, client }} onClose={() => setPrinting(false)} />}
    </>
  )
}
