import { useIsMobile } from '#lib/device'
import type { Presence, Visitor } from '#lib/documents'
import { session } from '#lib/session'
import { useStored } from '#lib/store'
import { Avatar } from '#ui/avatar'
import { BareButton, BareList, Row, Stack } from '#ui/layout'
import { Popover } from '#ui/popover'
import { Text } from '#ui/text'
import { useEditorWords } from './words.ts'

const shownInWidth = 3

interface VisitorsProps {
  presence: Presence
  /** The place in the words of the page, where it is still there. */
  placeName?: ((at: string) => string | undefined) | undefined
}

/** Shows the others who have the page open, and where they are. */
export function Visitors({ presence, placeName }: VisitorsProps) {
  const t = useEditorWords()
  // beside the saved state and the buttons a phone has room for one
  const shownAtMost = useIsMobile() ? 1 : shownInWidth
  const visitors = useStored(presence.visitors)
  if (visitors.length === 0) return null
  const isMe = ({ personId }: Visitor) => personId === session().personId
  const nameOf = (visitor: Visitor) => (isMe(visitor) ? t('yourself') : visitor.name)
  // one person may have the page open in several tabs
  const people = [...new Map(visitors.map(visitor => [visitor.personId, visitor])).values()]
  const otherCount = people.filter(visitor => !isMe(visitor)).length
  const names = people.map(nameOf).join(', ')
  return (
    <Popover
      side="bottom-end"
      target={(_, toggle) => (
        <BareButton onClick={toggle} aria-label={otherCount > 0 ? `${t('here', { count: otherCount })}: ${names}` : names}>
          <Row as="span" inline gap={2}>
            {visitors.slice(0, shownAtMost).map(({ tab, personId, name }) => (
              <Avatar key={tab} name={name} seed={personId} />
            ))}
            {visitors.length > shownAtMost && (
              <Text as="span" size="small" tone={2}>
                +{visitors.length - shownAtMost}
              </Text>
            )}
          </Row>
        </BareButton>
      )}>
      <BareList gap={12}>
        {visitors.map(visitor => (
          <Row as="li" key={visitor.tab} gap={10}>
            <Avatar name={visitor.name} seed={visitor.personId} />
            <Stack grow>
              <Text weight={600} breaks>
                {nameOf(visitor)}
              </Text>
              <Text size="hint" tone={2} breaks>
                {(visitor.at !== null && placeName?.(visitor.at)) || t('nowhere')}
              </Text>
            </Stack>
          </Row>
        ))}
      </BareList>
    </Popover>
  )
}
