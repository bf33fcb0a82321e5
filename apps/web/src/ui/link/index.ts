export { Link, LinkContext } from './link.tsx'
export type { LinkProps } from './link.tsx'
export { TextLink } from './text-link.tsx'
export type { TextLinkProps } from './text-link.tsx'
