import type { ProgramUser } from '@allenio/contract/programs'
import { pauseOn } from '@allenio/domain/clients'
import { IconBarbell } from '@tabler/icons-react'
import { useToday } from '#shell'
import { AssignmentLine, ReceiptMark } from '#shell/assignment'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import type { MenuItem } from '#ui/menu'
import { StateBadge } from '../marks/state-badge.tsx'
import { rhythmSentence, spanSentence } from './sentences.ts'
import { useAssignmentWords } from './words.ts'

interface AssignmentRowProps {
  user: ProgramUser
  /** The client on a program's page, the program on a client's. */
  title: string
  client?: ProgramUser['client'] | undefined
  href: string
  /** When the client has begun to train by it. */
  firstSetAt: string | undefined
  items: () => MenuItem[]
}

/** One assignment: its days, its state, and how far the release has come. */
export function AssignmentRow({ user, title, client, href, firstSetAt, items }: AssignmentRowProps) {
  const t = useAssignmentWords()
  const language = useLanguage()
  const { day, ago } = useFormats()
  const { state, templateId, releaseNumber, receipt, pauses } = user
  const today = useToday()
  const pause = state === 'paused' ? pauseOn(pauses, today) : undefined
  const facts = [
    templateId && t('ownVersion'),
    spanSentence(user, { say: t, day }),
    rhythmSentence(user, { say: t, language }),
    pause?.until && t('pausedUntil', { day: day(pause.until) }),
    !templateId && releaseNumber > 1 && t('release', { number: releaseNumber }),
  ]
  const firstSet = firstSetAt === undefined ? undefined : { icon: IconBarbell, text: t('trainedOn', { day: ago(firstSetAt) }) }
  return (
    <AssignmentLine
      href={href}
      title={title}
      client={client}
      text={facts.filter(Boolean).join(' · ')}
      marks={
        <>
          <StateBadge state={state} />
          {state !== 'terminated' && <ReceiptMark receipt={receipt} lastStep={firstSet} />}
        </>
      }
      items={user.may.update ? items : undefined}
    />
  )
}
