import type { ClientDetail } from '@allenio/contract/clients'
import { IconCamera, IconListCheck, IconScaleOutline } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { AskClient } from '#areas/client-actions'
import { Button, ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { FirstStepsPicture } from '#ui/illustrations'
import { useOverviewWords } from './words.ts'

/** The page of somebody of whom nothing is known yet. */
export function FirstSteps({ client }: { client: ClientDetail }) {
  const t = useOverviewWords()
  const [isAsking, setAsking] = useState(false)
  const base = `/clients/${client.id}`
  const ways = [
    {
      icon: <IconScaleOutline stroke={1.5} />, title: t('startWeight'), text: t('startWeightText'),
      action: <ButtonLink href={`${base}/weights`}>{t('addWeight')}</ButtonLink>,
    },
    {
      icon: <IconCamera stroke={1.5} />, title: t('startPhotos'), text: t('startPhotosText'),
      action: <ButtonLink href={`${base}/progress/create`}>{t('addPhotos')}</ButtonLink>,
    },
    {
      icon: <IconListCheck stroke={1.5} />, title: t('startAsk'), text: t('startAskText'),
      action: <Button onClick={() => setAsking(true)}>{t('startAskAction')}</Button>,
    },
  ]
  return (
    <>
      <EmptyState
        large picture={<FirstStepsPicture />} title={t('startTitle', { name: client.firstName })} text={t('startText')}
        {...(client.may.edit && { ways })}
      />
      {isAsking && <Suspense><AskClient client={client} kind="weigh in" repeats="weekly" onClose={() => setAsking(false)} /></Suspense>}
    </>
  )
}
