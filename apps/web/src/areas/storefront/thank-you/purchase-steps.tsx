import { IconCheck } from '@tabler/icons-react'
import { Icon } from '#ui/icon'
import { BareList } from '#ui/layout'
import { useThankYouWords } from './words.ts'
import css from './purchase-steps.module.css'

/** Where a new client stands: what was bought, the password that is missing, and the start. */
export function PurchaseSteps() {
  const t = useThankYouWords()
  const steps = [
    { name: t('stepPaid'), state: 'done' },
    { name: t('stepPassword'), state: 'now' },
    { name: t('stepStart'), state: 'later' },
  ] as const
  return (
    <BareList as="ol" aria-label={t('steps')} className={css.steps}>
      {steps.map(({ name, state }, index) => (
        <li key={name} className={css[state]} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={css.mark} aria-hidden>
            {state === 'done' ? <Icon of={IconCheck} size={14} /> : index + 1}
          </span>
          {name}
        </li>
      ))}
    </BareList>
  )
}
