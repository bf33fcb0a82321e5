import type { ProgramUser } from '@allenio/contract/program-users'
import type { ReactNode } from 'react'
import { useIsMobile } from '#lib/device'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import type { MenuItem } from '#ui/menu'
import { Row, Stack } from '#ui/layout'
import { ListRow } from '#ui/list'
import { RowActions } from '#ui/row-actions'
import { StateBadge } from '../marks/state-badge.tsx'
import { ReceiptMark } from './receipt-mark.tsx'
import { rhythmSentence, spanSentence } from './sentences.ts'
import { useAssignmentWords } from './words.ts'

interface AssignmentRowProps {
  user: ProgramUser
  /** The client on a program's page, the program on a client's. */
  title: string
  lead?: ReactNode
  href: string
  firstSetAt: string | undefined
  items: () => MenuItem[]
}

/** One assignment: its days, its state, and how far the release has come. */
export function AssignmentRow({ user, title, lead, href, firstSetAt, items }: AssignmentRowProps) {
  const t = useAssignmentWords()
  const language = useLanguage()
  const { day } = useFormats()
  const isMobile = useIsMobile()
  const { state, templateId, releaseNumber } = user
  const facts = [
    templateId && t('ownVersion'),
    spanSentence(user, { say: t, day }),
    rhythmSentence(user, { say: t, language }),
    !templateId && releaseNumber > 1 && t('release', { number: releaseNumber }),
  ]
  const marks = (
    <Row as="span" gap={12} wrap>
      <StateBadge state={state} />
      {state !== 'terminated' && <ReceiptMark receipt={user.receipt} firstSetAt={firstSetAt} />}
    </Row>
  )
  const text = facts.filter(Boolean).join(' · ')
  return (
    <ListRow
      href={href}
      title={title}
      {...(isMobile
        ? {
            sub: (
              <Stack as="span" gap={4}>
                <span>{text}</span>
                {marks}
              </Stack>
            ),
          }
        : { sub: text, meta: marks })}
      {...(lead !== undefined && { lead })}
      actions={user.may.update && <RowActions label={t('actionsFor', { name: title })} items={items} />}
    />
  )
}
