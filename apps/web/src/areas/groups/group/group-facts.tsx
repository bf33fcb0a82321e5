import type { GroupDetail } from '@allenio/contract/groups'
import type { ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { useEventColorName, EventDot } from '#ui/event-color'
import { Row, Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { useGroupWords } from './words.ts'

/** The facts of the group beside who is in it. */
export function GroupFacts({ group }: { group: GroupDetail }) {
  const t = useGroupWords()
  const colorName = useEventColorName()
  const { ago, day, integer } = useFormats()
  const { color, note, author, active, clients, createdAt, updatedAt } = group
  return (
    <Section title={t('about')}>
      <Stack as="dl" gap={12}>
        {note && <Fact title={t('note')}>{note}</Fact>}
        <Fact title={t('color')}>
          <Row as="span" gap={8}>
            <EventDot color={color} />
            {colorName(color)}
          </Row>
        </Fact>
        {active < clients.length && (
          <Fact title={t('reached')}>{t('reachedOf', { active: integer(active), all: integer(clients.length) })}</Fact>
        )}
        {author && <Fact title={t('author')}>{author.name}</Fact>}
        <Fact title={t('created')}>{day(createdAt)}</Fact>
        <Fact title={t('updated')}>{ago(updatedAt)}</Fact>
      </Stack>
    </Section>
  )
}

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <Text as="dt" size="small" tone={3}>
      {title}
    </Text>
    <Text as="dd" breaks>
      {children}
    </Text>
  </div>
)
