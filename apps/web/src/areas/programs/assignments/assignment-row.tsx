import type { ProgramUser } from '@allenio/contract/program-users'
import type { ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import type { MenuItem } from '#ui/menu'
import { Row } from '#ui/layout'
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
  items: () => MenuItem[]
}

/** Who follows a program, since when, on which days, and how far it has come to them. */
export function AssignmentRow({ user, title, lead, href, items }: AssignmentRowProps) {
  const t = useAssignmentWords()
  const language = useLanguage()
  const { day } = useFormats()
  const { state, templateId, releaseNumber } = user
  const facts = [
    templateId && t('ownVersion'),
    spanSentence(user, { say: t, day }),
    rhythmSentence(user, { say: t, language }),
    !templateId && releaseNumber > 1 && t('release', { number: releaseNumber }),
  ]
  return (
    <ListRow
      href={href}
      title={title}
      sub={facts.filter(Boolean).join(' · ')}
      {...(lead !== undefined && { lead })}
      meta={
        <Row as="span" gap={12} wrap justify="end">
          {state !== 'terminated' && <ReceiptMark receipt={user.receipt} />}
          <StateBadge state={state} />
        </Row>
      }
      actions={user.may.update && <RowActions label={t('actionsFor', { name: title })} items={items} />}
    />
  )
}
