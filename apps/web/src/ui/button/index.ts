export { Button, BUTTON_KINDS, ButtonLink } from './button.tsx'
export type { ButtonKind, ButtonLinkProps, ButtonProps } from './button.tsx'
