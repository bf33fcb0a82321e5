import { Avatar } from '#ui/avatar'

interface ClientAvatarProps {
  client: { id: string; name: string; photo: string | null }
  size?: number
}

/** The same tint for the same person everywhere. */
export const ClientAvatar = ({ client: { id, name, photo }, size = 28 }: ClientAvatarProps) => (
  <Avatar name={name} photo={photo} size={size} seed={id} />
)
