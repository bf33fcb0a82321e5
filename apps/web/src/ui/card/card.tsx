import type { ReactNode } from 'react'
import { classes } from '#ui/classes'
import { Link } from '#ui/link'
import css from './card.module.css'

export interface CardProps {
  href?: string | undefined
  /** the one dark card of a client's screen: today's workout */
  hero?: boolean
  className?: string | undefined
  children: ReactNode
}

/**
 * For a thing that stands alone on the page: a package in the storefront, today's workout, a guest form. A card is
 * never placed on a sheet or in another card.
 */
export function Card({ href, hero, className, children }: CardProps) {
  const name = classes(css.card, hero && css.hero, className)
  if (href)
    return (
      <Link href={href} className={name}>
        {children}
      </Link>
    )
  return (
    <div className={name} data-scheme={hero ? 'dark' : undefined}>
      {children}
    </div>
  )
}
