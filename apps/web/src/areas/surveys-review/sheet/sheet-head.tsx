import type { SurveyAnswerDetail } from '@allenio/contract/surveys'
import { IconArrowsLeftRight, IconCheck, IconFlag, IconMessageCircle, IconUserEdit } from '@tabler/icons-react'
import { useIsHand } from '#lib/device'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { AttentionLine } from '#ui/attention-line'
import { Avatar } from '#ui/avatar'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import { Kbd } from '#ui/kbd'
import { Row, Stack } from '#ui/layout'
import { Link } from '#ui/link'
import { MoreMenu, type MenuItem } from '#ui/menu'
import { Text, Title } from '#ui/text'
import { useActionWords } from '../actions/words.ts'
import css from './sheet.module.css'
import { useSheetWords } from './words.ts'

interface SheetHeadProps {
  answer: SurveyAnswerDetail
  isWithinClient: boolean | undefined
  /** The client is named in the bar of the screen. */
  isBare: boolean
  /** Marks the answer as read, or takes that back. */
  onToggle: (() => void) | undefined
  onReply: (() => void) | undefined
  onCompare: (() => void) | undefined
  items: MenuItem[]
}

/** Says whose answers the sheet shows, when and by whom they were sent, and what can be done. */
export function SheetHead({ answer, isWithinClient = false, isBare, onToggle, onReply, onCompare, items }: SheetHeadProps) {
  const t = useSheetWords()
  const say = useActionWords()
  const { dayTime } = useFormats()
  const isHand = useIsHand()
  const { client, name, number, sentAt, reviewedAt } = answer
  const survey = number === null ? name : t('numbered', { name, number })
  const isNamed = !isWithinClient && !isBare
  const tools = (
    <Row gap={4} className={css.tools}>
      {onCompare && <IconButton label={say('comparePhotos')} keys="f" icon={IconArrowsLeftRight} onClick={onCompare} />}
      {onReply && <IconButton label={say('replyInChat')} keys="r" icon={IconMessageCircle} onClick={onReply} />}
      {items.length > 0 && <MoreMenu label={say('more')} items={items} />}
      {onToggle && (
        <span className={css.main}>
          <Button
            kind={reviewedAt === null ? 'primary' : 'secondary'}
            icon={reviewedAt === null ? IconCheck : undefined}
            iconAfter={isHand ? undefined : <Kbd>A</Kbd>}
            onClick={onToggle}>
            {say(reviewedAt === null ? 'review' : 'unreview')}
          </Button>
        </span>
      )}
    </Row>
  )
  return (
    <header className={css.head}>
      <Row gap={12} className={css.who}>
        {isNamed && <Avatar name={client.name} photo={client.photo} size={44} seed={client.id} />}
        <Stack gap={2} grow>
          <Title level={2} size={20} breaks>
            {isNamed ? (
              <Link href={hrefTo('/clients/$id', { id: client.id })} className={css.name}>
                {client.name}
              </Link>
            ) : (
              survey
            )}
          </Title>
          <Text tone={2} breaks>
            {[isNamed && survey, t('sentOn', { when: dayTime(sentAt) })].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
        {isBare && tools}
      </Row>
      <div className={css.line}>
        <Marks answer={answer} />
        {!isBare && tools}
      </div>
      <SentBack answer={answer} />
    </header>
  )
}

/** Marks what is out of the ordinary about an answer; nothing where all is as usual. */
function Marks({ answer }: Pick<SheetHeadProps, 'answer'>) {
  const t = useSheetWords()
  const { ago, day } = useFormats()
  const { flags, isLate, dueDay, number, filledInBy, former, reviewedAt, reviewedBy } = answer
  const read = reviewedAt !== null && { ago: ago(reviewedAt) }
  const marks = [
    flags > 0 && (
      <Badge key="flags" status="attention" icon={IconFlag}>
        {t('flags', { count: flags })}
      </Badge>
    ),
    isLate && dueDay !== null && <Badge key="late">{t('late', { day: day(dueDay) })}</Badge>,
    dueDay === null && number !== null && <Badge key="on demand">{t('onDemand')}</Badge>,
    filledInBy !== null && (
      <Badge key="by" icon={IconUserEdit}>
        {filledInBy === '' ? t('filledIn') : t('filledInBy', { name: filledInBy })}
      </Badge>
    ),
    former.length > 0 && <Badge key="corrected">{t('corrected', { count: former.length })}</Badge>,
    read && (
      <Badge key="read" status="done">
        {reviewedBy === null ? t('readOn', read) : t('readBy', { ...read, name: reviewedBy })}
      </Badge>
    ),
  ].filter(Boolean)
  if (marks.length === 0) return null
  return (
    <Row gap={6} wrap className={css.marks}>
      {marks}
    </Row>
  )
}

function SentBack({ answer: { sentBack } }: Pick<SheetHeadProps, 'answer'>) {
  const t = useSheetWords()
  const { ago } = useFormats()
  if (!sentBack) return null
  const { at, by, note } = sentBack
  const what = by === null ? t('sentBackOn', { ago: ago(at) }) : t('sentBackBy', { name: by, ago: ago(at) })
  return (
    <div className={css.sentBack}>
      <AttentionLine status="note" text={note === '' ? what : t('sentBackWith', { what, note })} />
    </div>
  )
}
