import type { Visit } from '@allenio/contract/visits'
import { IconCircleDashed, IconEye } from '@tabler/icons-react'
import { Badge } from '#ui/badge'
import { Row } from '#ui/layout'
import { useMarkWords } from './words.ts'

type MarkedVisit = Pick<Visit, 'isDraft' | 'finishedAt' | 'sharedAt'>

function StateBadge({ isDraft, finishedAt }: MarkedVisit) {
  const t = useMarkWords()
  if (!isDraft) return <Badge status="done">{t('finished')}</Badge>
  return finishedAt === null ? <Badge icon={IconCircleDashed}>{t('draft')}</Badge> : <Badge status="attention">{t('changed')}</Badge>
}

/** Whether a visit is finished, was edited since, and whether its client reads it. */
export function VisitMarks({ visit }: { visit: MarkedVisit }) {
  const t = useMarkWords()
  return (
    <Row as="span" gap={8} wrap>
      <StateBadge {...visit} />
      {visit.sharedAt !== null && (
        <Badge bare icon={IconEye}>
          {t('shared')}
        </Badge>
      )}
    </Row>
  )
}
