import { IconRoute } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { OverviewPart } from '#areas/clients'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { firstVisitQuery, useStartFirstVisit } from '../data.ts'
import { useFirstVisitWords } from '../words.ts'

function StartButton({ clientId }: { clientId: string }) {
  const t = useFirstVisitWords()
  const { data } = useQuery(firstVisitQuery(clientId))
  const { start, isStarting } = useStartFirstVisit(clientId)
  if (data?.firstVisit) return <Badge>{t('isUnderWay')}</Badge>
  return (
    <Button kind="primary" isBusy={isStarting} onClick={start}>
      {t('start')}
    </Button>
  )
}

export const part: OverviewPart = {
  firstStep: {
    work: 'dietitian',
    useWay: ({ id }) => {
      const t = useFirstVisitWords()
      return { icon: IconRoute, title: t('startTitle'), text: t('startText'), action: <StartButton clientId={id} /> }
    },
  },
}
