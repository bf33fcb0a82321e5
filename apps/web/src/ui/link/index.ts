export { Link, LinkContext, TextLink } from './link.tsx'
export type { LinkProps, TextLinkProps } from './link.tsx'
