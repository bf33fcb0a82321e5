import { Avatar } from '#ui/avatar'
import { VisuallyHidden } from '#ui/visually-hidden'
import css from './marks.module.css'

interface PeopleMarksProps {
  people: readonly { id: string; name: string; photo: string | null }[]
  most?: number
}

/** Small marks of the collaborators in charge; screen readers and the tooltip give their names. */
export function PeopleMarks({ people, most = 3 }: PeopleMarksProps) {
  const names = people.map(({ name }) => name).join(', ')
  if (people.length === 0)
    return (
      <span className={css.nothing} aria-hidden>
        –
      </span>
    )
  return (
    <span className={css.people} title={names}>
      {people.slice(0, most).map(person => (
        <Avatar key={person.id} name={person.name} photo={person.photo} size={24} square seed={person.id} />
      ))}
      {people.length > most && (
        <span className={css.more} aria-hidden>
          +{people.length - most}
        </span>
      )}
      <VisuallyHidden>{names}</VisuallyHidden>
    </span>
  )
}
