export { Button, buttonKinds, ButtonLink } from './button.tsx'
export type { ButtonKind, ButtonLinkProps, ButtonProps } from './button.tsx'
