import { createContext, createElement, use } from 'react'
import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react'
import { classes } from '#ui/classes'
import css from './text-link.module.css'

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> }

function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>
}

export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

const leavesTheApp = (href: string) => !href.startsWith('/') || href.startsWith('//')

/** A link inside the app uses the shell's router; mail, phone and other sites are plain anchors. */
export function Link(props: LinkProps) {
  const routerLink = use(LinkContext)
  const isPlain = leavesTheApp(props.href) || props.target === '_blank' || props.download !== undefined
  return createElement(isPlain ? PlainLink : routerLink, props)
}

export type TextLinkProps = LinkProps & { tone?: 'plain' | 'strong' | 'quiet' }

export function TextLink({ tone = 'plain', className, ...rest }: TextLinkProps) {
  return <Link className={classes(css.link, tone !== 'plain' && css[tone], className)} {...rest} />
}
