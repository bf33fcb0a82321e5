import type { AssignmentState } from '@allenio/contract/macros'
import type { ReactNode } from 'react'
import { List } from '#ui/list'
import { Quote } from '#ui/quote'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { useRecipientWords } from './recipient-words.ts'
import { useFollowerWords } from './words.ts'

interface AssignmentGroupProps<Assignment> {
  title: string
  assignments: readonly Assignment[]
  children: (assignment: Assignment) => ReactNode
}

/** Assignments of one client; nothing where there are none. */
export function AssignmentGroup<Assignment>({ title, assignments, children }: AssignmentGroupProps<Assignment>) {
  if (assignments.length === 0) return null
  return (
    <Section bare level={3} title={title}>
      <List label={title}>{assignments.map(children)}</List>
    </Section>
  )
}

/** The things that a client is to follow next, and has followed. */
export function OtherAssignments<Assignment extends { state: AssignmentState }>({
  assignments,
  children,
}: Omit<AssignmentGroupProps<Assignment>, 'title'>) {
  const t = useFollowerWords()
  const ofState = (state: AssignmentState) => assignments.filter(each => each.state === state)
  return (
    <>
      <AssignmentGroup title={t('upcoming')} assignments={ofState('upcoming')}>
        {children}
      </AssignmentGroup>
      <AssignmentGroup title={t('before')} assignments={ofState('past')}>
        {children}
      </AssignmentGroup>
    </>
  )
}

/** The words that came with an assignment. */
export function AssignmentMessage({ message }: { message: string }) {
  const t = useRecipientWords()
  return (
    message && (
      <Quote label={t('message')}>
        <Text breaks prose>
          {message}
        </Text>
      </Quote>
    )
  )
}
