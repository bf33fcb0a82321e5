import type { Output } from '@allenio/contract'
import { releaseNoteMaxLength, rollBackProgram, type getProgramDifferences, type ProgramRelease } from '@allenio/contract/programs'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { useExerciseLibrary } from '#lib/exercise-library'
import { useEndpointForm } from '#lib/forms'
import { FormModal } from '#ui/form'
import { BareList, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { TextArea } from '#ui/text-area'
import { toast } from '#ui/toast'
import { differencesQuery, programRowsQuery } from '../data.ts'
import { ChangeList } from './change-list.tsx'
import { placesOf } from './differences.ts'
import { Reach } from './reach.tsx'
import { usePublishWords } from './words.ts'

interface RollBackProps {
  programId: string
  release: ProgramRelease
  onClose: () => void
}

const schema = z.object({ note: z.string() })

/** Shows what would change before a program goes back to one of its releases. */
export function RollBack({ programId, release: { id: releaseId, number }, onClose }: RollBackProps) {
  const t = usePublishWords()
  const query = useQuery(differencesQuery(programId, releaseId))
  const { data: document } = useQuery(programRowsQuery(programId))
  const places = placesOf(document?.rows ?? [], programId, useExerciseLibrary())
  const form = useEndpointForm({
    endpoint: rollBackProgram,
    schema,
    start: { note: '' },
    toInput: ({ note }) => ({ id: programId, releaseId, note }),
    onSaved: ({ reached }) => {
      onClose()
      toast({ type: 'success', text: t('rolledBack', { number, count: reached }) })
    },
  })
  return (
    <FormModal
      form={form}
      size="large"
      title={t('rollBackTitle', { number })}
      save={t('rollBack')}
      canSubmit={query.data !== undefined}
      reachesOthers
      onClose={onClose}>
      <Stack gap={20}>
        <Text tone={2}>{t('rollBackText')}</Text>
        <Loaded query={query} failed={t('failed')} skeleton={<SkeletonRows rows={5} columns={0} />}>
          {({ changes, followers, ownVersions, versions }) => (
            <>
              {changes.length === 0 ? <Text tone={2}>{t('asItIs')}</Text> : <ChangeList changes={changes} places={places} />}
              <Reach followers={followers} ownVersions={ownVersions} />
              <HeldBack versions={versions} />
            </>
          )}
        </Loaded>
        <TextArea label={t('note')} hint={t('noteHint')} optional minRows={2} maxLength={releaseNoteMaxLength} {...form.field('note')} />
      </Stack>
    </FormModal>
  )
}

/** Own versions that get nothing: nobody is asked about their drafts on the way back. */
function HeldBack({ versions }: Pick<Output<typeof getProgramDifferences>, 'versions'>) {
  const t = usePublishWords()
  const heldBack = versions.filter(({ hasDraft, hasLongWeeks }) => hasDraft || hasLongWeeks)
  if (heldBack.length === 0) return null
  return (
    <BareList>
      {heldBack.map(({ programUserId, client: { name }, hasLongWeeks }) => (
        <Text as="li" key={programUserId} tone={2} breaks>
          {t(hasLongWeeks ? 'backLongWeeks' : 'backDraft', { name })}
        </Text>
      ))}
    </BareList>
  )
}
