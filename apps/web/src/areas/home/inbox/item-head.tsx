import { IconExternalLink } from '@tabler/icons-react'
import type { AttentionStep } from '#areas/clients'
import { useIsHand } from '#lib/device'
import { hrefTo } from '#lib/screens'
import { Avatar } from '#ui/avatar'
import { Button } from '#ui/button'
import { Kbd } from '#ui/kbd'
import { Row, Stack } from '#ui/layout'
import { Link } from '#ui/link'
import { MoreMenu } from '#ui/menu'
import { Text, Title } from '#ui/text'
import { NeedAction } from '../pro/attention/need-action.tsx'
import { ReasonLine } from '../pro/attention/reason-line.tsx'
import type { InboxItem } from './items.ts'
import type { Inbox } from './use-inbox.ts'
import css from './inbox.module.css'
import { useInboxWords } from './words.ts'

interface ItemHeadProps {
  item: InboxItem
  step: AttentionStep | undefined
  inbox: Inbox
  /** The client is named in the bar of the screen, and its foot has the button. */
  isBare?: boolean
}

/** The head of the open thing: its client, its sentence, and the one press that leads on. */
export function ItemHead({ item: { need, sentences, others }, step, inbox, isBare = false }: ItemHeadProps) {
  const t = useInboxWords()
  const { client } = need
  // a conversation has a head of its own, and says what it is about
  const isNamed = !isBare && step?.isWhole !== true
  // new things stand in the list, too
  const otherSentences = [...new Set(others.filter(({ isUnseen }) => !isUnseen).map(({ sentence }) => sentence))]
  const alsoText = otherSentences.length > 0 && (
    <Text size="small" tone={3} breaks>
      {`${t('also')}: ${otherSentences.join(' · ')}`}
    </Text>
  )
  return (
    <header className={css.head}>
      <Row gap={12} justify="between" wrap>
        {isNamed ? (
          <Row gap={12} className={css.words}>
            <Avatar name={client.name} photo={client.photo} size={36} seed={client.id} />
            <Title level={2} size={20} breaks>
              <Link href={hrefTo('/clients/$id', { id: client.id })} className={css.name}>
                {client.name}
              </Link>
            </Title>
          </Row>
        ) : (
          <div className={css.words}>{step?.isWhole ? alsoText : <Sentences need={need} sentences={sentences} step={step} />}</div>
        )}
        <Row gap={4} className={css.tools}>
          {!need.isUnseen && <NeedAction need={need} step={step} />}
          {step && (
            <MoreMenu
              label={t('more', { name: client.name })}
              items={[{ label: t('open'), icon: IconExternalLink, href: step.href(need) }]}
            />
          )}
          {!isBare && <SeeButton inbox={inbox} />}
        </Row>
      </Row>
      {isNamed && <Sentences need={need} sentences={sentences} step={step} />}
      {step?.isWhole !== true && alsoText}
    </header>
  )
}

const Sentences = ({ need, sentences, step }: Pick<InboxItem, 'need' | 'sentences'> & Pick<ItemHeadProps, 'step'>) => (
  <Stack gap={4}>
    {sentences.map(sentence => (
      <ReasonLine key={sentence} urgency={need.urgency} icon={step?.icon} sentence={sentence} />
    ))}
  </Stack>
)

/** Marks the thing as seen and opens the next, as Enter does. */
export function SeeButton({ inbox: { isUnseen, next, goOn }, isWide = false }: { inbox: Inbox; isWide?: boolean }) {
  const t = useInboxWords()
  const isHand = useIsHand()
  const label = isUnseen ? t(next ? 'seeNext' : 'seeLast') : t(next ? 'goNext' : 'goList')
  return (
    <Button kind="primary" {...(isWide ? { size: 'large', wide: true } : { iconAfter: isHand ? undefined : <Kbd>↵</Kbd> })} onClick={goOn}>
      {label}
    </Button>
  )
}
