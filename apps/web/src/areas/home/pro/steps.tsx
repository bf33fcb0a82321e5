import { Checklist, ChecklistSummary } from '#ui/checklist'
import type { Step } from '#ui/checklist'
import { CloseButton } from '#ui/close-button'
import { FirstStepsPicture } from '#ui/illustrations'
import { Row } from '#ui/layout'
import { Text, Title } from '#ui/text'
import { useWords } from '../words.ts'
import { useProWords } from './words.ts'
import css from './page.module.css'

export const stepsId = 'first-steps'

interface FirstStepsProps {
  steps: readonly Step[]
  title: string
  text?: string | undefined
  onDismiss?: () => void
}

export const FirstSteps = ({ steps, title, text, onDismiss }: FirstStepsProps) => (
  <section className={css.steps} id={stepsId} tabIndex={-1} aria-labelledby="steps-title">
    <Row justify="between" className={css.inset}>
      <Title level={2} id="steps-title">
        {title}
      </Title>
      {onDismiss && <DismissButton onClick={onDismiss} />}
    </Row>
    {text && (
      <Text tone={2} prose className={css.inset}>
        {text}
      </Text>
    )}
    <div className={css.stepsSheet}>
      <Checklist steps={steps} />
      <div className={css.picture}>
        <FirstStepsPicture />
      </div>
    </div>
  </section>
)

const DismissButton = ({ onClick }: { onClick: () => void }) => <CloseButton label={useProWords()('putAway')} onClick={onClick} />

/** Shown in the corner while the page has other content; it links to the steps further down. */
export function StepsSummary({ steps }: { steps: readonly Step[] }) {
  const t = useWords()
  const tPro = useProWords()
  return (
    <a className={css.summary} href={`#${stepsId}`}>
      <ChecklistSummary title={tPro('steps')} steps={steps} now={t('now')} />
    </a>
  )
}
