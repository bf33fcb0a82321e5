import { IconCamera, IconMessageQuestion, IconScaleOutline } from '@tabler/icons-react'
import type { Repetition } from '@allenio/contract/repetition'
import { Button } from '#ui/button'
import type { Way } from '#ui/empty-state'
import type { ActionValues } from '../form/values.ts'
import type { SayOfActions } from '../words.ts'

/** The values that the dialog starts with. */
export interface ActionPreset {
  kind?: ActionValues['kind']
  repeats?: Repetition['kind']
}

/** Three first tasks that suit nearly every client. */
export const emptyWays = (t: SayOfActions, ask: (preset: ActionPreset) => void): Way[] => [
  {
    icon: IconScaleOutline,
    title: t('wayWeight'),
    text: t('wayWeightText'),
    action: (
      <Button kind="primary" onClick={() => ask({ kind: 'weigh in', repeats: 'weekly' })}>
        {t('ask')}
      </Button>
    ),
  },
  {
    icon: IconCamera,
    title: t('wayPhotos'),
    text: t('wayPhotosText'),
    action: <Button onClick={() => ask({ kind: 'upload photos', repeats: 'monthly' })}>{t('ask')}</Button>,
  },
  {
    icon: IconMessageQuestion,
    title: t('wayAnswer'),
    text: t('wayAnswerText'),
    action: <Button onClick={() => ask({ kind: 'answer' })}>{t('ask')}</Button>,
  },
]
