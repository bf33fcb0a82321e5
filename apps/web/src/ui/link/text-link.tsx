import { classes } from '#ui/classes'
import { Link } from './link.tsx'
import type { LinkProps } from './link.tsx'
import css from './text-link.module.css'

export type TextLinkProps = LinkProps & { tone?: 'plain' | 'strong' | 'quiet' }

export function TextLink({ tone = 'plain', className, ...rest }: TextLinkProps) {
  return <Link className={classes(css.link, tone !== 'plain' && css[tone], className)} {...rest} />
}
