import type { ExerciseDetail } from '@allenio/contract/exercises'
import { useQuery } from '@tanstack/react-query'
import { BackButton, useParam } from '#shell'
import { ButtonLink } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { Loaded } from '#ui/loaded'
import { SkeletonPage } from '#ui/skeleton'
import { hrefTo } from '#lib/screens'
import { PageSheet, SheetPage } from '#ui/sheet-page'
import { UsedIn } from '#ui/used-in'
import { AlternativeSection } from '../alternatives/alternative-section.tsx'
import { AssetSection } from '../assets/asset-section.tsx'
import { ownAssetCalls } from '../assets/calls.ts'
import { exerciseQuery } from '../data.ts'
import { EditForm } from './edit-form.tsx'
import { LibraryView } from './library-view.tsx'
import { useHeaderParts } from './use-header-parts.tsx'
import { useFormWords } from './words.ts'

/** One exercise: an own one is edited here, one of the library is looked at. */
export function Page() {
  const t = useFormWords()
  const id = useParam('id')
  const query = useQuery(exerciseQuery(id))
  const goneState = (
    <ErrorState
      large
      title={t('goneTitle')}
      text={t('goneText')}
      action={<ButtonLink href={hrefTo('/exercises')}>{t('toList')}</ButtonLink>}
    />
  )
  return (
    <Loaded large query={query} failed={t('loadFailed')} skeleton={<SkeletonPage />} gone={goneState}>
      {exercise => <ExercisePage key={id} exercise={exercise} />}
    </Loaded>
  )
}

function ExercisePage({ exercise }: { exercise: ExerciseDetail }) {
  const t = useFormWords()
  const { may, usedIn } = exercise
  const header = useHeaderParts(exercise)
  return (
    <SheetPage header={{ title: exercise.name, back: <BackButton />, ...header }}>
      {may.update && (
        <PageSheet>
          <AssetSection exercise={exercise} calls={ownAssetCalls} />
          <AlternativeSection exercise={exercise} />
          <UsedIn title={t('usedIn')} uses={usedIn} hiddenTitle={t('usedInHidden')} />
        </PageSheet>
      )}
      {may.update ? <EditForm exercise={exercise} /> : <LibraryView exercise={exercise} />}
    </SheetPage>
  )
}
