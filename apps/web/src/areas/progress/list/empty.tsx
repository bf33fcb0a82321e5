import { IconClockHour7, IconRulerMeasure, IconSun } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon'
import { Silhouette } from '#ui/silhouette'
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
      <div className={css.picture} aria-hidden>
        {(['side', 'front', 'back'] as const).map(pose => (
          <span key={pose}>
            <Silhouette pose={pose} />
          </span>
        ))}
      </div>
      <div className={css.words}>
        <h2 className={css.title}>{t('noneTitle')}</h2>
        <p className={css.text}>{text}</p>
      </div>
      {action}
      <ul className={css.tips}>
        {tips.map(tip => (
          <li key={tip.title}>
            <Icon of={tip.icon} size={24} />
            <h3>{tip.title}</h3>
            <p>{tip.text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
