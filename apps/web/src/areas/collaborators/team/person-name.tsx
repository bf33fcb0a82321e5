import type { ReactNode } from 'react'
import { Avatar } from '#ui/avatar'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import { TruncatedText } from '#ui/truncated-text'

interface PersonNameProps {
  person: { id: string; name: string; photo: string | null }
  /** a mark after the name */
  children?: ReactNode
}

/** A person's face and name in a row of a table. */
export const PersonName = ({ person: { id, name, photo }, children }: PersonNameProps) => (
  <Row as="span" gap={10}>
    <Avatar name={name} photo={photo} seed={id} />
    <TruncatedText isInside text={name} weight={500} />
    {children}
  </Row>
)

export const Quiet = ({ children }: { children: ReactNode }) => (
  <Text as="span" tone={2}>
    {children}
  </Text>
)
