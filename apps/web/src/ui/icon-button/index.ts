export { IconButton, IconLink } from './icon-button.tsx'
export type { IconButtonProps, IconLinkProps } from './icon-button.tsx'
