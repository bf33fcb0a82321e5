import type { Output } from '@allenio/contract'
import type { listTeamMembers } from '@allenio/contract/clients'
import { Avatar } from '#ui/avatar'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import { Dash } from './labels.tsx'
import { usePartWords } from './words.ts'
import css from './marks.module.css'

interface ClientAvatarProps {
  client: { id: string; name: string; photo: string | null }
  size?: number
}

/** The avatar of a client. The id decides the tint, so that a person has it everywhere. */
export const ClientAvatar = ({ client: { id, name, photo }, size = 28 }: ClientAvatarProps) => (
  <Avatar name={name} photo={photo} size={size} seed={id} />
)

interface PeopleMarksProps {
  people: readonly { id: string; name: string; photo: string | null }[]
  most?: number
}

/** Small marks of the collaborators in charge; screen readers and the tooltip give their names. */
export function PeopleMarks({ people, most = 3 }: PeopleMarksProps) {
  const names = people.map(({ name }) => name).join(', ')
  if (people.length === 0) return <Dash />
  return (
    <Row as="span" inline gap={4} className={css.people} title={names}>
      {people.slice(0, most).map(person => (
        <Avatar key={person.id} name={person.name} photo={person.photo} size={24} square seed={person.id} />
      ))}
      {people.length > most && (
        <Text as="span" size="small" tone={3} aria-hidden>
          +{people.length - most}
        </Text>
      )}
      <VisuallyHidden>{names}</VisuallyHidden>
    </Row>
  )
}

type Member = Output<typeof listTeamMembers>['teamMembers'][number]

/** Returns the name of a member, with a note if they are inactive, for places where a member is chosen. */
export function useMemberName(): (member: Pick<Member, 'name' | 'isActive'>) => string {
  const t = usePartWords()
  return ({ name, isActive }) => (isActive ? name : t('memberInactive', { name }))
}
