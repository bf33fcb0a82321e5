import type { ReactNode } from 'react'
import { useIsMobile } from '#lib/device'
import { Avatar } from '#ui/avatar'
import { Row, Stack } from '#ui/layout'
import { ListRow } from '#ui/list'
import type { MenuItem } from '#ui/menu'
import { RowActions } from '#ui/row-actions'
import { Text } from '#ui/text'
import { useFollowerWords } from './words.ts'

interface AssignmentLineProps {
  /** The client's name on the page of an assigned thing; the thing's title on the page of a client. */
  title: string
  /** The client with their photo, where the title is their name. */
  client?: { id: string; name: string; photo: string | null } | undefined
  /** Undefined where the line is no link. */
  href: string | undefined
  /** The course of the assignment. */
  text: string
  /** More about it, in a quieter colour. */
  detail?: string | null | undefined
  /** Badges for the state, and for whether the client has received it. */
  marks: ReactNode
  /** The items of the menu; undefined for people who may not change the assignment. */
  items: (() => MenuItem[]) | undefined
}

/** One assignment in a list. On a phone its marks stand below its text. */
export function AssignmentLine({ title, client, href, text, detail, marks, items }: AssignmentLineProps) {
  const t = useFollowerWords()
  const isMobile = useIsMobile()
  const badges = (
    <Row as="span" gap={8} wrap>
      {marks}
    </Row>
  )
  return (
    <ListRow
      {...(href !== undefined && { href })}
      title={title}
      sub={
        <Stack as="span" gap={isMobile ? 4 : 0}>
          <Text as="span" size="inherit" tone="inherit" lines={2}>
            {text}
          </Text>
          {detail && (
            <Text as="span" size="inherit" tone={3} lines={2}>
              {detail}
            </Text>
          )}
          {isMobile && badges}
        </Stack>
      }
      {...(!isMobile && { meta: badges })}
      {...(client && { lead: <Avatar name={client.name} photo={client.photo} size={36} seed={client.id} /> })}
      actions={items && <RowActions label={t('actionsFor', { name: title })} items={items} />}
    />
  )
}
