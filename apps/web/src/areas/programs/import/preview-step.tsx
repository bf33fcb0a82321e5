import type { ProgramDraft } from '@allenio/domain/program-files'
import { ExerciseMatch } from '#areas/exercises'
import { Stack } from '#ui/layout'
import { Text, Title } from '#ui/text'
import { DraftBadges } from './draft-badges.tsx'
import { DraftWeeks } from './draft-weeks.tsx'
import type { ProgramFile } from './use-program-file.ts'
import { useImportWords } from './words.ts'

interface PreviewStepProps {
  work: ProgramFile
  draft: ProgramDraft
}

/** The step before the import: names that the library does not know, chosen once, and the days as they will be. */
export function PreviewStep({ work, draft }: PreviewStepProps) {
  const t = useImportWords()
  const { names, choices, choose, exerciseOf } = work
  return (
    <>
      <DraftBadges draft={draft} unknownCount={names.filter(({ name }) => !choices.has(name)).length} />
      {draft.unreadCount > 0 && (
        <Text tone={2} prose>
          {t('unreadText')}
        </Text>
      )}
      {names.length > 0 && (
        <Stack as="section" gap={10}>
          <Title level={3}>{t('namesTitle')}</Title>
          <Text tone={2} prose>
            {t('namesText')}
          </Text>
          {names.map(({ name, count }) => (
            <ExerciseMatch
              key={name}
              name={name}
              hint={t('rowCount', { count })}
              chosen={choices.get(name)}
              onChoose={exercise => choose(name, exercise)}
            />
          ))}
        </Stack>
      )}
      <Stack as="section" gap={10}>
        <Title level={3}>{t('previewTitle')}</Title>
        <DraftWeeks draft={draft} exerciseOf={exerciseOf} />
      </Stack>
    </>
  )
}
