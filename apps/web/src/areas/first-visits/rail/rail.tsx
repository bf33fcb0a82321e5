import type { FirstVisit, FirstVisitStepName } from '@allenio/contract/first-visits'
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ExclusionsButton } from '#areas/aliments'
import type { ClientRailPlace } from '#areas/clients'
import { AskBeforeVisit } from '#areas/surveys'
import { Button, ButtonLink } from '#ui/button'
import { Icon } from '#ui/icon'
import { IconButton } from '#ui/icon-button'
import { Row } from '#ui/layout'
import { Link } from '#ui/link'
import { Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import { firstVisitQuery, useCloseFirstVisit, useSkipStep } from '../data.ts'
import { stepHref } from '../step-href.ts'
import { useFirstVisitWords } from '../words.ts'
import { Papers } from './papers.tsx'
import css from './rail.module.css'

interface RailProps {
  clientId: string
  place: ClientRailPlace
}

/** The steps from what a client does not eat to an assigned plan, above the page on which one of them is taken. */
export function Rail({ clientId, place }: RailProps) {
  const { data } = useQuery(firstVisitQuery(clientId))
  return data?.firstVisit ? <Steps clientId={clientId} place={place} firstVisit={data.firstVisit} /> : null
}

/** The step that the open page is for. */
const stepAt = (place: ClientRailPlace): FirstVisitStepName | undefined =>
  place === 'overview' ? 'exclusions' : place === 'other' ? undefined : place

function Steps({ clientId, place, firstVisit }: RailProps & { firstVisit: FirstVisit }) {
  const t = useFirstVisitWords()
  const { close, isClosing } = useCloseFirstVisit(clientId)
  const { steps, current } = firstVisit
  const here = stepAt(place)
  // in the visit itself the button stands beside the questions
  const isVisitOpen = here !== 'visit' && steps.some(({ step, state }) => step === 'visit' && state === 'open')
  return (
    <nav className={css.rail} aria-label={t('title')}>
      <Text as="span" weight={600} className={css.title}>
        {t(current === null ? 'isDone' : 'title')}
      </Text>
      <ol className={css.steps}>
        {steps.map(({ step, state, targetId }, at) => (
          <li key={step} aria-current={step === here ? 'step' : undefined}>
            <Link
              href={stepHref({ clientId, step, targetId })}
              className={css.step}
              data-state={state}
              data-here={step === (here ?? current) || undefined}>
              <span className={css.mark} aria-hidden>
                {state === 'open' ? at + 1 : <Icon of={state === 'done' ? IconCheck : IconMinus} size={14} />}
              </span>
              <span className={css.label}>{t(`step_${step}`)}</span>
              <VisuallyHidden>{t(`state_${state}`)}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ol>
      <Row gap={8} wrap className={css.actions}>
        {isVisitOpen && <AskBeforeVisit clientId={clientId} />}
        {/* the button stays once the first exclusion has done the step, because its panel is then still open */}
        {here === 'exclusions' && current !== null && <ExclusionsButton clientId={clientId} isPrimary={current === 'exclusions'} />}
        {current === null ? <Papers clientId={clientId} firstVisit={firstVisit} /> : <Next {...{ clientId, firstVisit, current, here }} />}
        <IconButton label={t('leave')} icon={IconX} size="small" isBusy={isClosing} onClick={close} />
      </Row>
    </nav>
  )
}

interface NextProps {
  clientId: string
  firstVisit: FirstVisit
  current: FirstVisitStepName
  here: FirstVisitStepName | undefined
}

/** The way on: to the page of the open step, or, where that page is open, past it. */
function Next({ clientId, firstVisit, current, here }: NextProps) {
  const t = useFirstVisitWords()
  const { skip, isSkipping } = useSkipStep(clientId)
  if (current !== here) {
    const targetId = firstVisit.steps.find(({ step }) => step === current)?.targetId ?? null
    return (
      <ButtonLink kind="primary" size="small" href={stepHref({ clientId, step: current, targetId })}>
        {t('goOn', { step: t(`step_${current}`).toLocaleLowerCase() })}
      </ButtonLink>
    )
  }
  const hint = current === 'visit' ? t('finish') : current === 'plan' ? t('complete') : null
  const label = current === 'exclusions' || current === 'need' ? t(`skip_${current}`) : t('skip')
  return (
    <>
      {hint && (
        <Text as="span" size="small" tone={2} className={css.hint}>
          {hint}
        </Text>
      )}
      <Button size="small" isBusy={isSkipping} onClick={() => skip(current)}>
        {label}
      </Button>
    </>
  )
}
