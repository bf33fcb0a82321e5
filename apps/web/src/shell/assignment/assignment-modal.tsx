import type { ComponentProps, ReactNode } from 'react'
import { DayField } from '#ui/day-field'
import { FormModal } from '#ui/form'
import { BareList, Row } from '#ui/layout'
import { Title } from '#ui/text'
import { TextArea } from '#ui/text-area'
import { useRecipientWords } from './recipient-words.ts'

interface AssignmentModalProps extends Omit<ComponentProps<typeof FormModal>, 'text' | 'save' | 'reachesOthers'> {
  /** The title of what is assigned. */
  title: string
  /** The client from whose page the dialog was opened. */
  client?: { name: string } | undefined
  /** How many clients are chosen. */
  count: number
}

/** The dialog that assigns something; its button tells to how many. */
export function AssignmentModal({ title, client, count, ...modal }: AssignmentModalProps) {
  const t = useRecipientWords()
  return (
    <FormModal
      {...modal}
      title={t('assignTitle', { title })}
      text={client?.name}
      save={count > 0 && !client ? t('assignCount', { count }) : t('assign')}
      reachesOthers
    />
  )
}

interface ForOne {
  /** The name of the client whose own it is; undefined for that of all. */
  client?: string
}

/** The first day. */
export function StartField({ client, ...field }: ForOne & Omit<ComponentProps<typeof DayField>, 'label'>) {
  const t = useRecipientWords()
  return <DayField {...field} label={client === undefined ? t('startDay') : t('startOf', { name: client })} />
}

/** The words that come with an assignment. */
export function MessageField({ client, ...field }: ForOne & Omit<ComponentProps<typeof TextArea>, 'label'>) {
  const t = useRecipientWords()
  return <TextArea {...field} label={client === undefined ? t('message') : t('messageOf', { name: client })} optional minRows={2} />
}

interface RecipientListProps {
  /** True for the only client, from whose page the dialog was opened. */
  isOnly: boolean
  /** Beside the title. */
  mark?: ReactNode
  children: ReactNode
}

/** The change for each of the chosen clients. */
export function RecipientList({ isOnly, mark, children }: RecipientListProps) {
  const t = useRecipientWords()
  return (
    <section>
      <Row gap={4}>
        <Title level={3}>{t(isOnly ? 'change' : 'recipients')}</Title>
        {mark}
      </Row>
      <BareList>{children}</BareList>
    </section>
  )
}
