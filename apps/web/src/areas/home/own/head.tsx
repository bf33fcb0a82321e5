import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '#ui/link'
import css from './page.module.css'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout'
import { Title } from '#ui/text'

interface HeadProps {
  id: string
  title: string
  href?: string
  /** the text of the link */
  more?: string
}

export const Head = ({ id, title, href, more }: HeadProps) => (
  <Row gap={12} justify="between" className={css.sectionHead}>
    <Title level={2} size={16} id={id}>
      {title}
    </Title>
    {href && more && (
      <Link href={href} className={css.more}>
        {more}
        <Icon of={IconChevronRight} size={18} />
      </Link>
    )}
  </Row>
)
