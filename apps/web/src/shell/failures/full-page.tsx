import type { ReactNode } from 'react'
import { Row } from '#ui/layout'
import { Text, Title } from '#ui/text'
import css from './full-page.module.css'

export interface FullPageProps {
  picture: ReactNode
  /** small, above the title */
  code?: string | undefined
  title: string
  text: string
  actions: ReactNode
}

/** One message in the middle of the page's area. */
export const FullPage = ({ picture, code, title, text, actions }: FullPageProps) => (
  <div className={css.page}>
    {picture}
    {code && (
      <Text size="small" tone={3} className={css.code}>
        {code}
      </Text>
    )}
    <Title level={1} className={css.title}>
      {title}
    </Title>
    <Text tone={2} className={css.text}>
      {text}
    </Text>
    <Row gap={8} wrap justify="center">
      {actions}
    </Row>
  </div>
)
