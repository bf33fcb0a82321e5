import type { MealPlanAssignment } from '@allenio/contract/meal-plans'
import { AssignmentMessage } from '#shell/assignment'
import { useFormats } from '#lib/formats'
import { AttentionLine } from '#ui/attention-line'
import { Button, ButtonLink } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { RowActions } from '#ui/row-actions'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { AssignmentReceipt } from '../assignments/assignment-row.tsx'
import { useScheduleSentence } from '../assignments/schedule-sentence.ts'
import type { useAssignmentActions } from '../assignments/use-assignment-actions.tsx'
import { planHref, editorHref } from '../data.ts'
import { useClientWords } from './words.ts'

interface CurrentPlanProps {
  assignment: MealPlanAssignment | undefined
  actions: ReturnType<typeof useAssignmentActions>
}

/** The plan that a client follows: since when, how its days follow each other, and how far it has come. */
export function CurrentPlan({ assignment, actions }: CurrentPlanProps) {
  const t = useClientWords()
  if (!assignment) {
    return (
      <Section title={t('now')} level={3}>
        <Text tone={2}>{t('nothingNow')}</Text>
      </Section>
    )
  }
  const { title, isOutdated, message, mealPlanId, may } = assignment
  return (
    <Section title={title} level={3} action={may.update && <RowActions label={t('actions')} items={() => actions.itemsFor(assignment)} />}>
      <Stack gap={16}>
        <Facts assignment={assignment} />
        {isOutdated && (
          <AttentionLine
            text={t('outdated')}
            action={
              may.update &&
              may.openPlan && (
                <Button size="small" onClick={() => actions.giveNow(assignment)}>
                  {t('giveNow')}
                </Button>
              )
            }
          />
        )}
        <AssignmentMessage message={message} />
        {may.openPlan && (
          <Row gap={8} wrap>
            <ButtonLink size="small" href={editorHref({ id: mealPlanId })}>
              {t('openPlan')}
            </ButtonLink>
            <ButtonLink size="small" href={planHref({ id: mealPlanId })}>
              {t('followers')}
            </ButtonLink>
          </Row>
        )}
      </Stack>
    </Section>
  )
}

function Facts({ assignment }: { assignment: MealPlanAssignment }) {
  const t = useClientWords()
  const { day } = useFormats()
  const scheduleSentence = useScheduleSentence()
  const { startDay, lastDay, releaseNumber, assignedBy, schedule } = assignment
  const facts = [
    lastDay === null ? t('since', { day: day(startDay) }) : t('sinceUntil', { day: day(startDay), last: day(lastDay) }),
    scheduleSentence(schedule),
    releaseNumber > 1 && t('version', { number: releaseNumber }),
    assignedBy !== null && t('by', { name: assignedBy }),
  ]
  return (
    <Row gap={12} wrap>
      <Text tone={2} prose>
        {facts.filter(Boolean).join(' · ')}
      </Text>
      <AssignmentReceipt assignment={assignment} />
    </Row>
  )
}
