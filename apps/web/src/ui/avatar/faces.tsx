import { Avatar } from './avatar.tsx'
import css from './avatar.module.css'

interface FacesProps {
  people: readonly { id: string; name: string; photo: string | null }[]
  /** how many are shown */
  most?: number
  size?: number
}

/** Several people in one place, overlapping; the text beside them says how many they are, or who. */
export const Faces = ({ people, most = 5, size = 24 }: FacesProps) => (
  <span className={css.faces}>
    {people.slice(0, most).map(({ id, name, photo }) => (
      <Avatar key={id} name={name} photo={photo} size={size} seed={id} />
    ))}
  </span>
)
