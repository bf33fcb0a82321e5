import type { FormHTMLAttributes, ReactNode } from 'react'
import { Row, Stack } from '#ui/layout'
import { Skeleton, Waiting } from '#ui/skeleton'
import { Text, Title } from '#ui/text'
import css from './guest-page.module.css'

export interface GuestPageProps {
  title: string
  lead?: ReactNode
  /** an illustration of the page's message */
  picture?: ReactNode
  /** the logo of the business that invites the visitor; it is decorative, because the title names the business */
  logo?: string | null | undefined
  /** links under the form */
  after?: ReactNode
  children?: ReactNode
}

/** A page for visitors who are not signed in: one sentence, and one form or link. */
export function GuestPage({ title, lead, picture, logo, after, children }: GuestPageProps) {
  return (
    <div className={css.page}>
      {picture && <div className={css.picture}>{picture}</div>}
      {logo && <img className={css.logo} src={logo} width={56} height={56} alt="" />}
      <Stack as="header" gap={6}>
        <Title level={1}>{title}</Title>
        {lead && (
          <Text size="inherit" tone={2} breaks>
            {lead}
          </Text>
        )}
      </Stack>
      {children}
      {after && (
        <Text size="inherit" tone={2} className={css.after}>
          {after}
        </Text>
      )}
    </div>
  )
}

/** A form with its fields in a column. It is `noValidate`, because the schema checks the fields, not the browser. */
export const GuestForm = (props: Omit<FormHTMLAttributes<HTMLFormElement>, 'className' | 'noValidate'>) => (
  <form {...props} className={css.form} noValidate />
)

export const GuestButtons = ({ children }: { children: ReactNode }) => (
  <Row gap={8} align="stretch" wrap>
    {children}
  </Row>
)

/** The skeleton of a title, a sentence, fields and a button. */
export function GuestWaiting({ fields = 1 }: { fields?: number }) {
  return (
    <Waiting>
      <div className={css.page}>
        <Stack gap={6}>
          <Skeleton width="70%" height={28} />
          <Skeleton width="90%" height={14} />
        </Stack>
        <div className={css.form}>
          {Array.from({ length: fields }, (_, index) => (
            <Skeleton key={index} height={66} />
          ))}
          <Skeleton height={44} />
        </div>
      </div>
    </Waiting>
  )
}
