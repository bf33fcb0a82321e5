import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '#ui/link'
import css from './page.module.css'

interface HeadProps {
  id: string
  title: string
  href?: string
  /** the text of the link */
  more?: string
}

export const Head = ({ id, title, href, more }: HeadProps) => (
  <div className={css.sectionHead}>
    <h2 id={id} className={css.sectionTitle}>
      {title}
    </h2>
    {href && more && (
      <Link href={href} className={css.more}>
        {more}
        <IconChevronRight stroke={1.75} aria-hidden />
      </Link>
    )}
  </div>
)
