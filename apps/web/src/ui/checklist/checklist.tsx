import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { classes } from '#ui/classes'
import { StepBar } from '#ui/progress'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useWords } from '#ui/words'
import css from './checklist.module.css'
import { BareList, Row, Stack } from '#ui/layout'

export type Step = { title: string; text?: string; isDone: boolean; action?: ReactNode }

/** The first steps of a new user. Completed steps are ticked off; the next one has its button. */
export function Checklist({ steps }: { steps: readonly Step[] }) {
  const words = useWords()
  const next = steps.findIndex(step => !step.isDone)
  return (
    <BareList as="ol">
      {steps.map((step, index) => (
        <li key={step.title} className={classes(css.item, step.isDone && css.done)} aria-current={index === next ? 'step' : undefined}>
          <span className={css.circle} aria-hidden>
            {step.isDone && <IconCheck />}
          </span>
          <span className={css.name}>
            {step.title}
            {step.isDone && <VisuallyHidden>{`, ${words.done}`}</VisuallyHidden>}
          </span>
          {step.text && !step.isDone && <p className={css.text}>{step.text}</p>}
          {step.action && !step.isDone && <div className={css.action}>{step.action}</div>}
        </li>
      ))}
    </BareList>
  )
}

export type ChecklistSummaryProps = { title: string; steps: readonly Step[]; now: string }

/** The checklist in three lines, for the corner of a page: "Primi passi, 1 di 5. Ora: …" */
export function ChecklistSummary({ title, steps, now }: ChecklistSummaryProps) {
  const words = useWords()
  const done = steps.filter(step => step.isDone).length
  const next = steps.find(step => !step.isDone)
  return (
    <Stack gap={8}>
      <Row gap={12} align="baseline" justify="between">
        <span className={css.title}>{title}</span>
        <span className={css.count}>{words.ofTotal(done, steps.length)}</span>
      </Row>
      <StepBar label={title} step={done} of={steps.length} still />
      {next && (
        <p className={css.now}>
          <b>{now}</b>
          {next.title}
        </p>
      )}
    </Stack>
  )
}
