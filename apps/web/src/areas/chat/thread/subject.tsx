import type { MessageSubject } from '@allenio/contract/chat'
import { IconX } from '@tabler/icons-react'
import { useFormats } from '#lib/formats'
import { useWording } from '#lib/words'
import { Icon } from '#ui/icon'
import { IconButton } from '#ui/icon-button'
import { Row } from '#ui/layout'
import { Link } from '#ui/link'
import { Ellipsis } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import composer from '../composer/composer.module.css'
import { dropSubject, subjectLinks, useSubject, type NewSubject } from '../subjects.ts'
import css from './bubble.module.css'
import { useThreadActions } from './actions/thread-actions.ts'
import { useThreadWords } from './words.ts'

function useSubjectWords({ kind, title, day }: NewSubject) {
  const say = useWording()
  const formats = useFormats()
  const link = subjectLinks.entries().find(each => each.kind === kind)
  return { link, text: [title || (link && say(link.label)), day && formats.day(day)].filter(Boolean).join(', ') }
}

/** A link to the thing that a message is about, while it can be opened. */
export function Subject({ messageId, about }: { messageId: string; about: MessageSubject }) {
  const t = useThreadWords()
  const { clientId, isTeam, goneSubjects } = useThreadActions()
  const { link, text } = useSubjectWords(about)
  if (!link) return null
  const isGone = goneSubjects.has(messageId)
  const content = (
    <>
      <VisuallyHidden>{`${t('about')}: `}</VisuallyHidden>
      <span className={css.quoteText}>
        <Icon of={link.Icon} size={16} />
        <span className={css.quoteWords}>{text}</span>
      </span>
      {isGone && <span className={css.deleted}>{t('subjectGone')}</span>}
    </>
  )
  if (isGone) return <div className={css.quote}>{content}</div>
  return (
    <Link href={link.href(about, { clientId, isTeam })} className={css.quote}>
      {content}
    </Link>
  )
}

/** Stands above the field and names the thing that the next message is about. */
export function NextSubject({ clientId }: { clientId: string }) {
  const subject = useSubject(clientId)
  return subject && <SubjectBar subject={subject} />
}

function SubjectBar({ subject }: { subject: NewSubject }) {
  const t = useThreadWords()
  const { link, text } = useSubjectWords(subject)
  return (
    <Row gap={12} className={composer.reply}>
      {link && <Icon of={link.Icon} size={18} />}
      <Row as="p" grow>
        <Ellipsis>{`${t('about')}: ${text}`}</Ellipsis>
      </Row>
      <IconButton label={`${t('dropSubject')}: ${text}`} icon={IconX} size="small" onClick={dropSubject} />
    </Row>
  )
}
