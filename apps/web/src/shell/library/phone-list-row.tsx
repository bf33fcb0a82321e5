import type { ReactNode } from 'react'
import { Stack } from '#ui/layout'
import { ListRow } from '#ui/list'
import type { ListRowProps } from '#ui/list'
import { Ellipsis, Text } from '#ui/text'

interface PhoneListRowProps extends Pick<ListRowProps, 'lead' | 'sub' | 'meta'> {
  name: string
  href: string | undefined
  menu: ReactNode
}

/** A row of a library on a phone, whose name may take two lines. */
export function PhoneListRow({ name, href, menu, ...parts }: PhoneListRowProps) {
  const title = (
    <Text as="span" size="inherit" tone="inherit" lines={2} breaks>
      {name}
    </Text>
  )
  const row = { ...parts, title, actions: menu }
  return href === undefined ? <ListRow {...row} /> : <ListRow {...row} href={href} />
}

/** Two lines below the name, the second one fainter. */
export const TwoLines = ({ text, detail }: { text: ReactNode; detail: string }) => (
  <Stack as="span">
    {text && <Ellipsis>{text}</Ellipsis>}
    {detail && <Ellipsis tone={3}>{detail}</Ellipsis>}
  </Stack>
)
