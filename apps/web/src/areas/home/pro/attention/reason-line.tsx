import { IconAlertCircle } from '@tabler/icons-react'
import { Icon, type IconComponent } from '#ui/icon'
import css from './attention.module.css'

interface ReasonLineProps {
  urgency: 'late' | 'soon' | 'low'
  icon: IconComponent | undefined
  sentence: string
}

/** A reason in its own words; the sign's colour says how pressing it is. */
export const ReasonLine = ({ urgency, icon, sentence }: ReasonLineProps) => (
  <span className={css.reason} data-urgency={urgency}>
    <Icon of={icon ?? IconAlertCircle} size={18} />
    <span className={css.sentence}>{sentence}</span>
  </span>
)
