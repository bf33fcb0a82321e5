import { IconUsers } from '@tabler/icons-react'
import { FieldError } from '#ui/field'
import { useDeskWords } from '../words.ts'
import css from '../desk.module.css'
import type { Reach } from './use-reach.ts'

interface ReachLineProps {
  reach: Reach
  /** The title says it already. */
  isHidden: boolean
  error: string | undefined
}

/** The number of recipients, as the server counts them. */
export function ReachLine({ reach: { count, hasFailed }, isHidden, error }: ReachLineProps) {
  const t = useDeskWords()
  if (error) return <FieldError>{error}</FieldError>
  if (isHidden) return null
  if (hasFailed) return <FieldError>{t('countFailed')}</FieldError>
  return (
    <p className={css.reach} aria-live="polite">
      <IconUsers stroke={1.5} aria-hidden />
      {count === undefined ? t('counting') : t('reaches', { count })}
    </p>
  )
}
