import { createContext, use } from 'react'
import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react'

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> }

function PlainLink(props: LinkProps) {
  return <a {...props} />
}

export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

const leavesTheApp = (href: string) => !href.startsWith('/') || href.startsWith('//')

/** A link of the app goes through the shell's router; mail, phone and other sites stay plain. */
export function Link(props: LinkProps) {
  const RouterLink = use(LinkContext)
  if (leavesTheApp(props.href) || props.target === '_blank' || props.download !== undefined) return <PlainLink {...props} />
  return <RouterLink {...props} />
}
