import type { Output } from '@allenio/contract'
import { publicationDaysAtMost, publishProgram, releaseNoteMaxLength } from '@allenio/contract/program-releases'
import type { getProgramDifferences } from '@allenio/contract/program-releases'
import type { ProgramRow } from '@allenio/contract/program-rows'
import { addDays, isDay } from '@allenio/domain/days'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useToday } from '#shell'
import { useExerciseLibrary } from '#lib/exercise-library'
import { useFormats } from '#lib/formats'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { DayField } from '#ui/day-field'
import { FieldSet } from '#ui/field'
import { FormModal } from '#ui/form'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { Modal } from '#ui/modal'
import { SegmentedControl } from '#ui/segmented-control'
import { SkeletonRows } from '#ui/skeleton'
import { Text, Title } from '#ui/text'
import { TextArea } from '#ui/text-area'
import { toast } from '#ui/toast'
import { differencesQuery, programRowsQuery } from '../data.ts'
import { ChangeList } from './change-list.tsx'
import { placesOf } from './differences.ts'
import { LeftOut } from './left-out.tsx'
import { VersionChanges } from './version-changes.tsx'
import { usePublishWords } from './words.ts'

interface PublishProgramProps {
  program: Pick<ProgramRow, 'id' | 'title'>
  onClose: () => void
}

/** Shows what differs for whom before the edits are handed over. */
export function PublishProgram({ program, onClose }: PublishProgramProps) {
  const t = usePublishWords()
  const query = useQuery(differencesQuery(program.id))
  if (query.data) return <PublishForm program={program} differences={query.data} onClose={onClose} />
  return (
    <Modal opened title={t('title', { title: program.title })} onClose={onClose}>
      <Loaded query={query} failed={t('failed')} skeleton={<SkeletonRows rows={5} columns={0} />}>
        {() => null}
      </Loaded>
    </Modal>
  )
}

const schema = z.object({
  note: z.string(),
  when: z.enum(['now', 'day']),
  day: z.string(),
  leftOut: z.array(z.string()),
  /** The keys of the conflicts in which the model wins, by assignment. */
  taken: z.record(z.string(), z.array(z.string())),
  /** Assignments whose own versions go out with unpublished edits. */
  withDrafts: z.array(z.string()),
})
type Values = z.infer<typeof schema>

interface PublishFormProps extends PublishProgramProps {
  differences: Output<typeof getProgramDifferences>
}

function PublishForm({ program: { id, title }, differences: { changes, followers, versions }, onClose }: PublishFormProps) {
  const t = usePublishWords()
  const { day: formatDay } = useFormats()
  const today = useToday()
  const { data: document } = useQuery(programRowsQuery(id))
  const places = placesOf(document?.rows ?? [], id, useExerciseLibrary())
  const start: Values = { note: '', when: 'now', day: addDays(today, 1), leftOut: [], taken: {}, withDrafts: [] }
  const form = useEndpointForm({
    endpoint: publishProgram,
    schema,
    start,
    check: ({ when, day }: Values) => ({ day: when === 'day' && !isDay(day) ? t('dayMissing') : undefined }),
    toInput: values => ({
      id,
      note: values.note,
      day: values.when === 'day' ? values.day : null,
      leftOut: values.leftOut,
      taken: Object.entries(values.taken).map(([programUserId, keys]) => ({ programUserId, keys })),
      withDrafts: values.when === 'now' ? values.withDrafts : [],
    }),
    onSaved: ({ release: { number }, reached, publication }) => {
      onClose()
      toast({
        type: 'success',
        text: publication ? t('planned', { number, day: formatDay(publication.day) }) : t('done', { number, count: reached }),
      })
    },
  })
  const { control, setValue } = form
  const [when, day, leftOut, taken, withDrafts] = useWatch({ control, name: ['when', 'day', 'leftOut', 'taken', 'withDrafts'] })
  const chooseDraft = (userId: string, isTaken: boolean) =>
    setValue('withDrafts', isTaken ? [...withDrafts, userId] : withDrafts.filter(each => each !== userId), { shouldDirty: true })
  const isNothing = changes.length === 0 && versions.length === 0 && followers > 0
  return (
    <FormModal
      form={form}
      size="large"
      title={t('title', { title })}
      save={when === 'day' && isDay(day) ? t('publishOn', { day: formatDay(day) }) : t('publish')}
      startsAtSave
      onClose={onClose}>
      <Stack gap={20}>
        {isNothing && <Text tone={2}>{t('nothing')}</Text>}
        <ChangeList changes={changes} places={places} />
        {!isNothing && (
          <Text tone={2}>
            {followers + versions.length === 0 ? t('noFollowers') : followers > 0 && t('followers', { count: followers })}
          </Text>
        )}
        {versions.length > 0 && (
          <section>
            <Title level={3}>{t('versions')}</Title>
            <Text size="small" tone={2}>
              {t('versionsText')}
            </Text>
            {versions.map(version => (
              <VersionChanges
                key={version.programUserId}
                version={version}
                places={places}
                isLeftOut={leftOut.includes(version.programUserId)}
                takenKeys={taken[version.programUserId] ?? []}
                onTake={keys => setValue('taken', { ...taken, [version.programUserId]: keys }, { shouldDirty: true })}
                isDraftTaken={when === 'now' && withDrafts.includes(version.programUserId)}
                onDraft={when === 'now' ? isTaken => chooseDraft(version.programUserId, isTaken) : undefined}
              />
            ))}
          </section>
        )}
        {followers + versions.length > 0 && (
          <LeftOut programId={id} value={leftOut} onChange={ids => setValue('leftOut', ids, { shouldDirty: true })} />
        )}
        {!isNothing && (
          <>
            <FieldSet label={t('when')}>
              <SegmentedControl
                label={t('when')}
                size="medium"
                value={when}
                onChange={next => setValue('when', next, { shouldDirty: true })}
                options={[
                  { value: 'now', label: t('now') },
                  { value: 'day', label: t('onDay') },
                ]}
              />
            </FieldSet>
            <PublicationDay form={form} isShown={when === 'day'} min={today} />
            <TextArea
              label={t('note')}
              hint={t('noteHint')}
              optional
              minRows={2}
              maxLength={releaseNoteMaxLength}
              {...form.field('note')}
            />
          </>
        )}
      </Stack>
    </FormModal>
  )
}

interface PublicationDayProps {
  form: ReturnType<typeof useEndpointForm<typeof publishProgram, typeof schema>>
  isShown: boolean
  min: string
}

function PublicationDay({ form, isShown, min }: PublicationDayProps) {
  const t = usePublishWords()
  const field = useFormValue(form, 'day')
  return isShown && <DayField label={t('day')} min={min} max={addDays(min, publicationDaysAtMost)} {...field} />
}
