export { Avatar } from './avatar.tsx'
export { Faces } from './faces.tsx'
export type { AvatarProps } from './avatar.tsx'
