import { IconHourglass } from '@tabler/icons-react'
import { Icon } from '#ui/icon'
import { Text } from '#ui/text'
import { Tooltip } from '#ui/tooltip'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useKnownPlan } from '../data.ts'
import { quietTrialDays } from './banner.ts'
import css from './trial-days.module.css'
import { useWords } from './words.ts'

/** How long the trial runs, at the foot of the menu. In its last week a banner says it instead. */
export function TrialDays({ isCollapsed }: { isCollapsed: boolean }) {
  const t = useWords()
  const plan = useKnownPlan()
  const days = plan && quietTrialDays(plan)
  if (days === undefined) return null
  const text = t('trialShort', { count: days })
  return (
    <Tooltip text={text} side="right" disabled={!isCollapsed}>
      <Text size="small" tone="inherit" className={css.trial}>
        <Icon of={IconHourglass} size={18} />
        {isCollapsed ? (
          <>
            <span aria-hidden>{days}</span>
            <VisuallyHidden>{text}</VisuallyHidden>
          </>
        ) : (
          text
        )}
      </Text>
    </Tooltip>
  )
}
