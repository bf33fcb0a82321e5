import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { FirstStepsPicture } from '#ui/illustrations'
import { usePlayerWords } from './words.ts'

export function GoneWorkout() {
  const t = usePlayerWords()
  return <EmptyState large picture={<FirstStepsPicture />} title={t('goneTitle')} text={t('goneText')} action={<HomeLink />} />
}

export function HomeLink() {
  const t = usePlayerWords()
  return <ButtonLink href={hrefTo('/home')}>{t('home')}</ButtonLink>
}
