import { Checklist, ChecklistSummary } from '#ui/checklist'
import { CloseButton } from '#ui/close-button'
import { FirstStepsPicture } from '#ui/illustrations'
import { Row } from '#ui/layout'
import { Text, Title } from '#ui/text'
import { SampleClient } from '../steps/sample-client.tsx'
import type { Steps } from '../steps/steps.tsx'
import { useWords } from '../words.ts'
import { useProWords } from './words.ts'
import css from './page.module.css'

export const stepsId = 'first-steps'

const countDone = (steps: Steps['first']) => steps.filter(({ isDone }) => isDone).length
export const isDone = (steps: Steps['first']): boolean => countDone(steps) === steps.length

interface FirstStepsProps {
  steps: Steps
  title: string
  text?: string | undefined
  onDismiss?: () => void
}

/** The steps of the first hour; those that can wait are folded below them. */
export function FirstSteps({ steps: { first, later }, title, text, onDismiss }: FirstStepsProps) {
  const t = useProWords()
  return (
    <section className={css.steps} id={stepsId} tabIndex={-1} aria-labelledby="steps-title">
      <Row justify="between" className={css.inset}>
        <Title level={2} id="steps-title">
          {title}
        </Title>
        {onDismiss && <CloseButton label={t('putAway')} onClick={onDismiss} />}
      </Row>
      {text && (
        <Text tone={2} prose className={css.inset}>
          {text}
        </Text>
      )}
      <div className={css.stepsSheet}>
        <div>
          {!isDone(first) && <Checklist steps={first} />}
          <SampleClient isOffered={!isDone(first)} />
          <details className={css.later} open={isDone(first)}>
            <summary>
              {t('later')} <span className={css.groupCount}>{later.length - countDone(later)}</span>
            </summary>
            <Checklist steps={later} />
          </details>
        </div>
        <div className={css.picture}>
          <FirstStepsPicture />
        </div>
      </div>
    </section>
  )
}

/** Shown in the corner while the page has other content; it links to the steps further down. */
export function StepsSummary({ steps }: { steps: Steps['first'] }) {
  const t = useWords()
  const tPro = useProWords()
  return (
    <a className={css.summary} href={`#${stepsId}`}>
      <ChecklistSummary title={tPro('steps')} steps={steps} now={t('now')} />
    </a>
  )
}
