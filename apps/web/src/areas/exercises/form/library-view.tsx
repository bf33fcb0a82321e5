import type { ExerciseDetail } from '@allenio/contract/exercises'
import type { ReactNode } from 'react'
import { useLanguage } from '#lib/words'
import { BodyFigure } from '#ui/body-map'
import { MovementView } from '#ui/exercise-picture'
import { BareList, Row, Stack } from '#ui/layout'
import { useGallery } from '#ui/gallery'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { PageSheet } from '#ui/sheet-page'
import { UsedIn } from '#ui/used-in'
import { AlternativeSection } from '../alternatives/alternative-section.tsx'
import { AssetView, galleryItem } from '../assets/asset-tile.tsx'
import css from './library-view.module.css'
import { useExerciseNames } from '../picture/names.ts'
import { useFormWords } from './words.ts'

/** An exercise that is looked at: one of the library, or an own one that somebody may not edit. */
export function LibraryView({ exercise, assets: ownAssets }: { exercise: ExerciseDetail; assets: ReactNode }) {
  const t = useFormWords()
  const { source, isArchived, usedIn, assets, name } = exercise
  const { open, gallery } = useGallery(() => assets.flatMap(asset => galleryItem(asset, name)))
  return (
    <>
      <PageSheet>
        <Section {...(source === 'library' && { title: t('fromLibrary'), text: t(isArchived ? 'archived' : 'fromLibraryText') })}>
          <div className={css.view}>
            <Stack gap={16}>
              {assets.length === 0 && <MovementView exercise={exercise} />}
              <Row gap={4} justify="center" className={css.bodies}>
                <BodyFigure side="front" primary={exercise.primaryMuscles} secondary={exercise.secondaryMuscles} />
                <BodyFigure side="back" primary={exercise.primaryMuscles} secondary={exercise.secondaryMuscles} />
              </Row>
            </Stack>
            <Stack gap={20}>
              <Cue exercise={exercise} />
              <Facts exercise={exercise} />
            </Stack>
          </div>
        </Section>
        {ownAssets}
        {assets.length > 0 && !(exercise.may.addMedia && exercise.hasOwnAssets) && (
          <Section>
            <BareList className={css.assets}>
              {assets.map(asset => (
                <li key={asset.id}>
                  <AssetView asset={asset} name={name} onOpen={() => open(asset.id)} />
                </li>
              ))}
            </BareList>
          </Section>
        )}
        <AlternativeSection exercise={exercise} />
        <UsedIn title={t('usedIn')} uses={usedIn} hiddenTitle={t('usedInHidden')} />
      </PageSheet>
      {gallery}
    </>
  )
}

function Cue({ exercise: { cueIt, cueEn } }: { exercise: ExerciseDetail }) {
  const cue = useLanguage() === 'it' ? cueIt || cueEn : cueEn || cueIt
  if (!cue) return null
  return (
    <Text size={16} prose className={css.cue}>
      {cue}
    </Text>
  )
}

function Facts({ exercise }: { exercise: ExerciseDetail }) {
  const t = useFormWords()
  const names = useExerciseNames()
  const { primaryMuscles, secondaryMuscles, equipment, category, level, type, isUnilateral, mechanic, force } = exercise
  const facts = [
    [t('primaryLabel'), primaryMuscles.map(names.muscle).join(', ')],
    [t('secondaryLabel'), secondaryMuscles.map(names.muscle).join(', ')],
    [t('equipment'), equipment.map(names.equipment).join(', ')],
    [t('category'), names.category(category)],
    [t('level'), names.level(level)],
    [t('type'), [names.type(type), ...(isUnilateral ? [t('unilateral').toLowerCase()] : [])].join(', ')],
    [t('mechanic'), mechanic === 'none' ? '' : names.mechanic(mechanic)],
    [t('force'), force === 'none' ? '' : names.force(force)],
  ] as const
  return (
    <dl className={css.facts}>
      {facts.map(
        ([label, value]) =>
          value !== '' && (
            <div key={label}>
              <Text as="dt" size="small" tone={3}>
                {label}
              </Text>
              <Text as="dd">{value}</Text>
            </div>
          ),
      )}
    </dl>
  )
}
