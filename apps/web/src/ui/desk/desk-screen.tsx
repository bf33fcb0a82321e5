import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { classes } from '#ui/classes'
import { IconButton } from '#ui/icon-button'
import { Row } from '#ui/layout'
import { Link } from '#ui/link'
import { Title } from '#ui/text'
import css from './desk.module.css'

interface DeskScreenProps {
  id: string
  title: string
  href: string
  words: { back: string; previous: string; next: string }
  onBack: () => void
  /** Undefined at an end. */
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  isWhole?: boolean | undefined
  children: ReactNode
  foot: ReactNode
}

/** The open thing under a thumb fills the whole screen; all that is needed lies at the foot. */
export function DeskScreen({ id, title, href, words, onBack, onPrevious, onNext, isWhole = false, children, foot }: DeskScreenProps) {
  return (
    <div className={css.screen}>
      <Row as="header" gap={4} className={css.screenHead}>
        <IconButton label={words.back} icon={IconArrowLeft} onClick={onBack} />
        <Title level={1} size={16} clip className={css.title}>
          <Link href={href}>{title}</Link>
        </Title>
        <Row gap={0} className={css.steps}>
          <IconButton label={words.previous} icon={IconChevronLeft} disabled={!onPrevious} onClick={onPrevious} />
          <IconButton label={words.next} icon={IconChevronRight} disabled={!onNext} onClick={onNext} />
        </Row>
      </Row>
      <div key={id} className={classes(css.screenBody, isWhole && css.whole)}>
        {children}
      </div>
      <div className={css.foot}>{foot}</div>
    </div>
  )
}

/** The sheet that rises from the foot is as tall as the screen. */
export const DeskBottom = ({ children }: { children: ReactNode }) => <div className={css.bottom}>{children}</div>
