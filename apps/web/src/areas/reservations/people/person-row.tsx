import type { ReservedUser } from '@allenio/contract/reservations'
import type { ReactNode } from 'react'
import { Avatar } from '#ui/avatar'
import { Row, Stack } from '#ui/layout'
import { TextLink } from '#ui/link'
import { Text } from '#ui/text'
import css from './person-row.module.css'

interface PersonRowProps {
  client: ReservedUser['client']
  /** The person's page, for whoever is in charge. */
  href?: string | undefined
  /** The person's place in a list that is numbered. */
  place?: number | undefined
  /** The list reaches the edges of its panel. */
  isBare?: boolean
  /** Lines under the name. */
  children?: ReactNode
  /** The decisions about them; on a phone a line of its own. */
  buttons?: ReactNode
  menu?: ReactNode
}

/** Somebody in an appointment, with what is known of them and decided about them. */
export const PersonRow = ({ client: { id, name, photo }, href, place, isBare, children, buttons, menu }: PersonRowProps) => (
  <li className={css.row} data-bare={isBare || undefined}>
    <Row gap={12} grow className={css.who}>
      {place !== undefined && (
        <Text as="span" tone={3} figures>
          {place}
        </Text>
      )}
      <Avatar name={name} photo={photo} size={36} seed={id} />
      <Stack gap={2} align="start" grow>
        {href === undefined ? <Text weight={600}>{name}</Text> : <TextLink href={href}>{name}</TextLink>}
        {children}
      </Stack>
    </Row>
    {buttons && <div className={css.buttons}>{buttons}</div>}
    {menu}
  </li>
)
