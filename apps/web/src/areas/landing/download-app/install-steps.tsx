import { IconChevronDown } from '@tabler/icons-react'
import { rich } from '#lib/words'
import { platform } from '#shell'
import { Badge } from '#ui/badge'
import { Icon } from '#ui/icon'
import { Text } from '#ui/text'
import css from './install-steps.module.css'
import { useWords } from './words.ts'

const bold = {
  b: (text: string) => (
    <Text as="b" size="inherit" weight={600}>
      {text}
    </Text>
  ),
}
const order = ['ios', 'android', 'desktop'] as const
type Kind = (typeof order)[number]

/** The steps for every kind of device; those of this device come first and are open. */
export function InstallSteps() {
  const t = useWords()
  const device = platform()
  const here: Kind = device === 'mac safari' ? 'desktop' : device
  const computerSteps = [t('desktopChrome'), t('desktopSafari')]
  const steps: Record<Kind, string[]> = {
    ios: [t('iosOpen'), t('iosShare'), t('iosAdd')],
    android: [t('androidOpen'), t('androidMenu'), t('androidAdd')],
    desktop: device === 'mac safari' ? computerSteps.toReversed() : computerSteps,
  }
  return (
    <div className={css.kinds}>
      {order
        .toSorted((one, other) => Number(other === here) - Number(one === here))
        .map(kind => (
          <details key={kind} className={css.kind} open={kind === here}>
            <summary className={css.name}>
              <span>{t(kind)}</span>
              {kind === here && <Badge>{t('thisDevice')}</Badge>}
              <Icon of={IconChevronDown} size={18} />
            </summary>
            <Steps isOrdered={kind !== 'desktop'} steps={steps[kind]} />
          </details>
        ))}
    </div>
  )
}

/** A phone's steps follow one another; a computer's are for one browser or another. */
function Steps({ steps, isOrdered }: { steps: readonly string[]; isOrdered: boolean }) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className={isOrdered ? css.steps : css.ways}>
      {steps.map(step => (
        <li key={step}>
          <span>{rich(step, bold)}</span>
        </li>
      ))}
    </List>
  )
}
