import { IconClockHour7, IconRulerMeasure, IconSun } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon'
import { BareList, Stack } from '#ui/layout'
import { PhotoSketch } from '#ui/photo-frame'
import { Silhouette } from '#ui/silhouette'
import { Text, Title } from '#ui/text'
import { useProgressWords } from '../words.ts'
import css from './empty.module.css'

/** Shown while there is no progress: the first step, and advice for good photos. */
export function EmptyProgress({ text, action }: { text: string; action: ReactNode }) {
  const t = useProgressWords()
  const tips = [
    { icon: IconSun, title: t('tipPlaceTitle'), text: t('tipPlace') },
    { icon: IconRulerMeasure, title: t('tipDistanceTitle'), text: t('tipDistance') },
    { icon: IconClockHour7, title: t('tipTimeTitle'), text: t('tipTime') },
  ]
  return (
    <div className={css.empty}>
      <PhotoSketch className={css.picture}>
        {(['side', 'front', 'back'] as const).map(pose => (
          <span key={pose}>
            <Silhouette pose={pose} />
          </span>
        ))}
      </PhotoSketch>
      <Stack gap={8} className={css.words}>
        <Title level={2} size={28} className={css.title}>
          {t('noneTitle')}
        </Title>
        <Text tone={2}>{text}</Text>
      </Stack>
      {action}
      <BareList className={css.tips}>
        {tips.map(tip => (
          <li key={tip.title}>
            <Icon of={tip.icon} size={22} />
            <Title level={3}>{tip.title}</Title>
            <Text tone={2}>{tip.text}</Text>
          </li>
        ))}
      </BareList>
    </div>
  )
}
