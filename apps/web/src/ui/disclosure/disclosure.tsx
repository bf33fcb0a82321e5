import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Text } from '#ui/text'
import css from './disclosure.module.css'

interface DisclosureProps {
  title: string
  /** how much there is behind it */
  sub?: string | undefined
  children: ReactNode
}

/** A part that few people need. It is first drawn when it is opened, because it may be long. */
export function Disclosure({ title, sub, children }: DisclosureProps) {
  const [hasOpened, setOpened] = useState(false)
  return (
    <details className={css.disclosure} onToggle={() => setOpened(true)}>
      <summary>
        <IconChevronRight aria-hidden />
        <b>{title}</b>
        {sub && (
          <Text as="span" size="small" tone={3}>
            {sub}
          </Text>
        )}
      </summary>
      {hasOpened && <div className={css.content}>{children}</div>}
    </details>
  )
}
