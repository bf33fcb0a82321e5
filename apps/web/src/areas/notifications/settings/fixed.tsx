import type { NotificationChannel } from '@allenio/contract/notifications'
import { IconLock, IconMinus } from '@tabler/icons-react'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout'
import { Tooltip } from '#ui/tooltip'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { KindSetting } from './choices.ts'
import css from './settings.module.css'
import { useSettingsWords } from './words.ts'

/** A setting that nobody can turn on or off. */
export function Fixed({ isOn }: { isOn: boolean }) {
  const t = useSettingsWords()
  const text = t(isOn ? 'always' : 'never')
  return (
    <Tooltip text={text} side="top">
      <span className={css.fixed}>
        <Icon of={isOn ? IconLock : IconMinus} size={16} />
        <VisuallyHidden>{text}</VisuallyHidden>
      </span>
    </Tooltip>
  )
}

/** A legend for those of the two marks that are shown. */
export function FixedLegend({ kinds, channels }: { kinds: readonly KindSetting[]; channels: readonly NotificationChannel[] }) {
  const t = useSettingsWords()
  const marks = kinds.flatMap(kind => channels.filter(each => kind.fixed.includes(each)).map(each => kind.channels[each]))
  return (
    <p className={css.legend}>
      {marks.includes(true) && (
        <Row as="span" inline gap={6}>
          <Icon of={IconLock} size={14} /> {t('alwaysText')}
        </Row>
      )}
      {marks.includes(false) && (
        <Row as="span" inline gap={6}>
          <Icon of={IconMinus} size={14} /> {t('neverText')}
        </Row>
      )}
    </p>
  )
}
